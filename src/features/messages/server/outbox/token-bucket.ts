export interface TokenBucket {
  /** Whole tokens that are left. */
  left: () => number
  /** Takes tokens; what may not wait takes them although none are left. */
  take: (count: number) => void
}

/** At most so many a second, and a second's worth at once. */
export function tokenBucket(
  perSecond: number,
  nowMs: () => number = () => performance.now(),
): TokenBucket {
  let tokens = perSecond
  let countedAt = nowMs()
  const refill = () => {
    const now = nowMs()
    tokens = Math.min(perSecond, tokens + ((now - countedAt) / 1000) * perSecond)
    countedAt = now
  }
  return {
    left: () => {
      refill()
      return Math.max(0, Math.floor(tokens))
    },
    take: (count) => {
      refill()
      tokens -= count
    },
  }
}
