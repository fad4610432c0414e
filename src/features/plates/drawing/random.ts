export type Random = () => number

/** FNV-1a over code points: the same text gives the same 32-bit number on every machine. */
export function hashText(text: string): number {
  let hash = 2166136261
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  }
  return hash >>> 0
}

/** Mulberry32: numbers from 0 up to 1, always the same sequence for the same seed. */
export function createRandom(seed: string): Random {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
