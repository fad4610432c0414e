const RANGE = 4_294_967_296

/** Whole numbers drawn from a seed: the same seed draws the same numbers everywhere. */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** From 0 to 2^32 - 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  /** From 0 to one below the limit. */
  below(limit: number): number {
    return Math.floor((this.next() / RANGE) * limit)
  }

  /** From 0 to one below the limit, the low numbers more often. */
  lowBelow(limit: number): number {
    const even = this.next() / RANGE
    return Math.floor(even * Math.sqrt(even) * limit)
  }

  /** Bell-shaped around 0 with a standard deviation of 1. */
  normal(): number {
    let sum = 0
    for (let draw = 0; draw < 12; draw += 1) sum += this.next() / RANGE
    return sum - 6
  }
}

const digits = (part: number): string => (part >>> 0).toString(16).padStart(8, '0')

/** A 64-bit fingerprint in 16 hexadecimal digits. */
export const fingerprint = (text: string): string => {
  let low = 0x811c9dc5
  let high = 0x3c6ef372
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ (code + index), 0x85ebca6b)
    high ^= high >>> 13
  }
  return digits(high ^ (low >>> 16)) + digits(low)
}
