package handbook.core.cache;

/**
 * What a controller allows, a row each.
 *
 * <p>Sources: CacheCade: a reseller's overview of 2019 for 512 GB, 32 SSDs and 64 volumes, not confirmed by the
 * vendor's documents (a Nytro MegaRAID 8110-4i reports 1024 GB); version 1.0 caches reads only. maxCache:
 * Microchip, SmartRAID documentation, "maxCache Limitations": about 1.7 TB with cache lines of 64 KiB, 6.8 TB with
 * 256 KiB, at least 16 GB, no larger than the volume behind it.
 */
enum CacheProduct {
    //               id, name           most bytes, least bytes, most SSDs, most volumes, takes writes, confirmed
    CACHECADE_1("cachecade-1", "CacheCade 1.0", 512e9, 0, 32, 64, false, false),
    CACHECADE_2("cachecade-2", "CacheCade Pro 2.0", 512e9, 0, 32, 64, true, false),
    MAXCACHE_64("maxcache-64", "maxCache 4.0", 1.7e12, 16e9, 1000, 1000, true, true),
    MAXCACHE_256("maxcache-256", "maxCache 4.0", 6.8e12, 16e9, 1000, 1000, true, true),
    OTHER("other", "", 1e18, 0, 1000, 1000, true, true);

    final String id;
    final String label;
    final double mostBytes;
    final double leastBytes;
    final int mostDrives;
    final int mostVolumes;
    final boolean takesWrites;
    final boolean confirmed;

    CacheProduct(
            String id,
            String label,
            double mostBytes,
            double leastBytes,
            int mostDrives,
            int mostVolumes,
            boolean takesWrites,
            boolean confirmed) {
        this.id = id;
        this.label = label;
        this.mostBytes = mostBytes;
        this.leastBytes = leastBytes;
        this.mostDrives = mostDrives;
        this.mostVolumes = mostVolumes;
        this.takesWrites = takesWrites;
        this.confirmed = confirmed;
    }

    static CacheProduct of(String id) {
        for (CacheProduct product : values()) {
            if (product.id.equals(id)) {
                return product;
            }
        }
        throw new IllegalArgumentException(id);
    }
}
