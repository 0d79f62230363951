/**
 * Advisory lock on removing bytes: the sweep holds it alone, a backup shares it. Numbers of advisory
 * locks are chosen here so that none is used twice.
 */
export const BLOBS_LOCK = 7_151_001;
