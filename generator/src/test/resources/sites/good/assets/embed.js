// for other sites
