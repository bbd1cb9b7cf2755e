package handbook.core.path;

/**
 * Links, a row each: what one lane or port carries in one direction, after line coding, before headers of packets.
 *
 * <p>Sources: Serial ATA and SAS (8b/10b; SAS-4 128b/150b), PCI Express Base Specification (8b/10b to 2.0, 128b/130b
 * from 3.0), Fibre Channel Physical Interfaces (8b/10b to 8GFC, 64b/66b from 16GFC), IEEE 802.3 (64b/66b),
 * InfiniBand Architecture (QDR: 4 lanes, 8b/10b). The nominal rate of a Fibre Channel port is 16/17 of this.
 */
enum Link {
    SATA_1("sata-1", 150, 1),
    SATA_2("sata-2", 300, 1),
    SATA_3("sata-3", 600, 1),
    SAS_1("sas-1", 300, 1),
    SAS_2("sas-2", 600, 1),
    SAS_3("sas-3", 1200, 1),
    SAS_4("sas-4", 2400, 1),
    PCIE_1("pcie-1", 250, 1),
    PCIE_2("pcie-2", 500, 1),
    PCIE_3("pcie-3", 64_000, 65),
    PCIE_4("pcie-4", 128_000, 65),
    PCIE_5("pcie-5", 256_000, 65),
    FC_4("fc-4", 425, 1),
    FC_8("fc-8", 850, 1),
    FC_16("fc-16", 1700, 1),
    FC_32("fc-32", 3400, 1),
    ETHERNET_10("eth-10", 1250, 1),
    ETHERNET_25("eth-25", 3125, 1),
    ETHERNET_40("eth-40", 5000, 1),
    ETHERNET_100("eth-100", 12_500, 1),
    INFINIBAND_QDR("ib-qdr", 4000, 1);

    final String id;
    private final int megabytes;
    private final int parts;

    Link(String id, int megabytes, int parts) {
        this.id = id;
        this.megabytes = megabytes;
        this.parts = parts;
    }

    /** Returns the link of an id, or null. */
    static Link of(String id) {
        for (Link link : values()) {
            if (link.id.equals(id)) {
                return link;
            }
        }
        return null;
    }

    /** Returns bytes per second of one lane or port. */
    double rate() {
        return megabytes * 1e6 / parts;
    }
}
