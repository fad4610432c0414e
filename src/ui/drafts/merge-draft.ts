import type { StoredDraft } from '#shared/page/drafts.ts'

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What differs from the form as it was opened; nothing where nothing does. */
export function splitDraft<Values extends object>(
  initial: Values,
  values: Values,
  isRecord: boolean,
): Pick<StoredDraft, 'values' | 'before'> | undefined {
  const names = Object.keys(values) as (keyof Values & string)[]
  const changed = names.filter((name) => !isSame(values[name], initial[name]))
  if (changed.length === 0) return undefined
  const pick = (from: Values) => Object.fromEntries(changed.map((name) => [name, from[name]]))
  return { values: pick(values), ...(isRecord && { before: pick(initial) }) }
}

/**
 * The form with what was typed. Of a stored record, a field that is no longer what it was before
 * keeps its newer value; so does a field of another shape, such as after a deployment.
 */
export function mergeDraft<Values extends object>(
  initial: Values,
  draft: StoredDraft | undefined,
  isRecord: boolean,
): Values {
  if (!draft) return initial
  const merged = { ...initial }
  for (const name of Object.keys(initial) as (keyof Values & string)[]) {
    if (!(name in draft.values)) continue
    if (isRecord && draft.before && !isSame(initial[name], draft.before[name])) continue
    const kept = revive(initial[name], draft.values[name])
    if (kept !== undefined) merged[name] = kept as Values[typeof name]
  }
  return merged
}

/** JSON knows no NaN: an empty number comes back as null. */
function revive(initial: unknown, kept: unknown): unknown {
  if (typeof initial === 'number' && kept === null) return Number.NaN
  if (initial === null || initial === undefined || kept === null) return kept
  return kindOf(kept) === kindOf(initial) ? kept : undefined
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)
