import type { StoredDraft } from '#shared/page/drafts.ts'

/** By what they would be as JSON. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What differs from the form as it was opened; nothing where nothing does. */
export function splitDraft<Values extends object>(
  initial: Values,
  values: Values,
  isRecord: boolean,
  together: readonly (readonly string[])[] = [],
): Pick<StoredDraft, 'values' | 'before'> | undefined {
  const names = Object.keys(values) as (keyof Values & string)[]
  const isChanged = (name: string) =>
    !isSame(values[name as keyof Values], initial[name as keyof Values])
  const groupOf = (name: string) => together.find((group) => group.includes(name)) ?? [name]
  const changed = names.filter((name) => groupOf(name).some(isChanged))
  if (changed.length === 0) return undefined
  const pick = (from: Values) => Object.fromEntries(changed.map((name) => [name, from[name]]))
  return { values: pick(values), ...(isRecord && { before: pick(initial) }) }
}

/** What a draft of a stored record is compared with. */
export interface DraftedRecord {
  /** Of the record as it was read: with the same one nothing is newer, in whichever language. */
  version?: string | undefined
  /** Names of fields that mean something only with each other. */
  together?: readonly (readonly string[])[] | undefined
}

/**
 * The form with what was typed. Of a stored record, a field that is no longer what it was before
 * keeps its newer value, and so do those that belong to it; a field of another shape does, too, such
 * as after a deployment.
 */
export function mergeDraft<Values extends object>(
  initial: Values,
  draft: StoredDraft | undefined,
  record?: DraftedRecord,
): Values {
  if (!draft) return initial
  const merged = { ...initial }
  const newer = record ? newerFields(initial, draft, record) : new Set<string>()
  for (const name of Object.keys(initial) as (keyof Values & string)[]) {
    if (!(name in draft.values) || newer.has(name)) continue
    const kept = revive(initial[name], draft.values[name])
    if (kept !== undefined) merged[name] = kept as Values[typeof name]
  }
  return merged
}

function newerFields<Values extends object>(
  initial: Values,
  { before, version: read }: StoredDraft,
  { version, together = [] }: DraftedRecord,
): Set<string> {
  if (!before || (version !== undefined && version === read)) return new Set()
  const names = Object.keys(before)
  const newer = names.filter((name) => !isSame(initial[name as keyof Values], before[name]))
  const groups = together.filter((group) => group.some((name) => newer.includes(name)))
  return new Set([...newer, ...groups.flat()])
}

/** JSON knows no NaN: an empty number comes back as null. */
function revive(initial: unknown, kept: unknown): unknown {
  if (typeof initial === 'number' && kept === null) return Number.NaN
  if (initial === null || initial === undefined || kept === null) return kept
  return kindOf(kept) === kindOf(initial) ? kept : undefined
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)
