import { useState } from 'react'

type Chosen = ReadonlySet<number>

/** The rows that are chosen, of those that are shown: nothing out of sight is acted on. */
export function useChosen(shown: readonly number[]): [Chosen, (next: Chosen) => void] {
  const [chosen, choose] = useState<Chosen>(new Set())
  return [new Set(shown.filter((key) => chosen.has(key))), choose]
}
