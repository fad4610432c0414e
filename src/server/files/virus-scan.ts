/** Says whether a file is known to do harm. An engine may stand behind it. */
export type VirusScanner = (bytes: Buffer) => Promise<boolean>

const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'].join('')

/** Knows the test file that every engine knows, and nothing else. */
export const eicarScanner: VirusScanner = async (bytes) => bytes.includes(EICAR)
