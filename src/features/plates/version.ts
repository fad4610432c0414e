/**
 * Part of each picture's address, so that browsers keep a plate for good.
 * It is the fingerprint of all drawings: the test of that name names the new one after a change.
 */
export const PLATES_VERSION = 't6v8vo'
