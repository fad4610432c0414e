import { createHash } from 'node:crypto'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Visitor } from './callers/caller.ts'

/** A record as its form has it: what a whole-record save replaces, in no one's language. */
export type RecordFields = Readonly<Record<string, unknown>>

const MARK_LENGTH = 6

/** Words in another order are the same set, keys in another order the same object. */
function plain(_key: string, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.every((one) => typeof one === 'string') ? value.toSorted() : value
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const markOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null, plain))
    .digest('base64url')
    .slice(0, MARK_LENGTH)

const namesOf = (fields: RecordFields): string[] => Object.keys(fields).toSorted()

/** What a record's readers get and send back with a save: a mark for each field, by their names. */
export const versionOf = (fields: RecordFields): string =>
  namesOf(fields)
    .map((name) => markOf(fields[name]))
    .join('.')

/** The fields that are no longer as they were in a version; all of them where it is not one of ours. */
export function changedSince(version: string, fields: RecordFields): string[] {
  const names = namesOf(fields)
  const marks = version.split('.')
  if (marks.length !== names.length) return names
  return names.filter((name, index) => markOf(fields[name]) !== marks[index])
}

/** The version that a caller read, of If-Match; undefined where any will do. */
export function readVersion({ header }: Partial<Pick<Visitor, 'header'>>): string | undefined {
  const version = header?.('if-match')
    ?.trim()
    .replace(/^(?:W\/)?"(.*)"$/, '$1')
  return version === '*' ? undefined : version
}

/**
 * For a use case that replaces a whole record, once it has locked it: refuses where someone else
 * saved since the caller read it. A save that has already happened, such as one whose answer got
 * lost, is not refused. `shown` is what a form has in place of a field, such as a name in the
 * caller's language.
 * @throws Refusal `changed_meanwhile`
 */
export function refuseStale(
  who: Partial<Pick<Visitor, 'header'>>,
  input: object,
  fields: RecordFields,
  shown: RecordFields = {},
): void {
  const version = readVersion(who)
  if (version === undefined) return
  const changed = changedSince(version, fields)
  if (changed.length === 0) return
  const current = { ...fields, ...shown }
  const isWanted = (name: string): boolean =>
    [fields, current].some((one) => markOf(one[name]) === markOf((input as RecordFields)[name]))
  if (namesOf(fields).every(isWanted)) return
  throw new Refusal('changed_meanwhile', 409, {
    details: { fields: changed, current, version: versionOf(fields) },
  })
}
