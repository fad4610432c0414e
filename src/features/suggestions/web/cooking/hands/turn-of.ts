/** Which way a gesture leads: to the next page or to the one before. */
export type Turn = 'next' | 'previous'

interface Swipe {
  /** Pixels to the right and down. */
  x: number
  y: number
  durationMs: number
}

const SWIPE_MIN = 56
const SWIPE_MS = 700

/** Pages follow each other in the direction of reading, so a page is pushed away against it. */
export function turnOfSwipe({ x, y, durationMs }: Swipe, isRtl: boolean): Turn | undefined {
  if (durationMs > SWIPE_MS || Math.abs(x) < SWIPE_MIN || Math.abs(x) < 2 * Math.abs(y)) {
    return undefined
  }
  return x < 0 !== isRtl ? 'next' : 'previous'
}

export function turnOfKey(key: string, isRtl: boolean): Turn | undefined {
  if (key === 'ArrowRight') return isRtl ? 'previous' : 'next'
  if (key === 'ArrowLeft') return isRtl ? 'next' : 'previous'
  return undefined
}
