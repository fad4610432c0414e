import { isSame } from '../drafts/merge-draft.ts'

/**
 * What is sent by whoever keeps what they typed, although someone else saved: a field that they didn't
 * touch takes what was saved since.
 */
export function keepTyped<Values extends object>(
  opened: Values,
  typed: Values,
  newer: Values,
): Values {
  const merged = { ...typed }
  for (const name of Object.keys(newer) as (keyof Values)[]) {
    if (isSame(typed[name], opened[name])) merged[name] = newer[name]
  }
  return merged
}
