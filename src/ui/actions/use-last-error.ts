import { useState } from 'react'

/** Why the last try failed, also while the next one is under way: a notice with "Try again" stays. */
export function useLastError(error: Error | null, isPending: boolean): Error | null {
  const [last, setLast] = useState(error)
  if (!isPending && error !== last) setLast(error)
  return isPending ? last : error
}
