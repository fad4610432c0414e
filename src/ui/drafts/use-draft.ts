import { useMemo, useState, useSyncExternalStore } from 'react'
import {
  deleteDraft,
  parseDraft,
  readDraft,
  watchDrafts,
  writeDraft,
  type DraftPlace,
} from '#shared/page/drafts.ts'
import { mergeDraft, splitDraft, type DraftedRecord } from './merge-draft.ts'
import { usePerson } from './person.tsx'

/** `together` is the same list at each render. */
interface DraftOptions extends DraftedRecord {
  /** The record that the form changes: a draft of what it was before is not shown over a newer one. */
  recordId?: string | number | undefined
  place?: DraftPlace
  /** The page that the login of this form leads back to, where that is another one. */
  page?: string
}

export interface Draft<Values extends object> {
  values: Values
  /** The values at this moment, which those of the first look at a server's page are not yet. */
  read: () => Values
  change: (patch: Partial<Values>) => void
  keep: (values: Values) => void
  /** The form was sent or cancelled; `next` is what it shows from now on. */
  clear: (next?: Values) => void
}

/**
 * What is typed into a form, and it stays over a switch of the language, a reload, a login and Back
 * until it is sent. A draft belongs to a person and to what it is about.
 */
export function useDraft<Values extends object>(
  name: string,
  initial: Values,
  { recordId, place = 'tab', page, version, together }: DraftOptions = {},
): Draft<Values> {
  const person = usePerson()
  const isRecord = recordId !== undefined
  const key = { person, place, name: isRecord ? `${name}:${recordId}` : name }
  const [base, setBase] = useState({ name: key.name, values: initial, version })
  const opened = base.name === key.name ? base : { name: key.name, values: initial, version }
  if (opened !== base) setBase(opened)
  const before = opened.values
  const text = useSyncExternalStore(
    watchDrafts,
    () => readDraft(key),
    () => null,
  )
  const readVersion = opened.version
  const record = useMemo(
    () => (isRecord ? { version: readVersion, together } : undefined),
    [isRecord, readVersion, together],
  )
  const values = useMemo(() => mergeDraft(before, parseDraft(text), record), [before, text, record])
  const keep = (next: Values) => {
    const changed = splitDraft(before, next, isRecord, together)
    const read = isRecord && readVersion !== undefined ? { version: readVersion } : {}
    if (changed) writeDraft(key, { page: page ?? location.pathname, ...changed, ...read })
    else if (readDraft(key) !== null) deleteDraft(key)
  }
  const read = () => mergeDraft(before, parseDraft(readDraft(key)), record)
  return {
    values,
    read,
    keep,
    change: (patch) => keep({ ...read(), ...patch }),
    clear: (next) => {
      if (next) setBase({ name: key.name, values: next, version: undefined })
      deleteDraft(key)
    },
  }
}
