import { useRef } from 'react'
import { call } from '#shared/wire/call.ts'
import { conflictOf, useVersion } from '#ui/forms/use-version.ts'
import { replacePreferences } from '#features/suggestions/preferences-contract.ts'
import { usePreferencesCache, type StoredPreferences, type Wishes } from '../queries.ts'

const wishesOf = ({
  allergens: _allergens,
  traces: _traces,
  householdDiets: _householdDiets,
  pantry: _pantry,
  neverAgain: _neverAgain,
  version: _version,
  pantryVersion: _pantryVersion,
  ...wishes
}: StoredPreferences): Wishes => wishes

const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

interface Part<Values> {
  stored: StoredPreferences
  valuesOf: (stored: StoredPreferences) => Values
}

/** Saves one part of the wishes; the others go along as they were read last. */
export function useSavePart<Values extends Partial<Wishes>>({
  stored: first,
  valuesOf,
}: Part<Values>) {
  const cache = usePreferencesCache()
  const version = useVersion(first.version)
  const opened = useRef(valuesOf(first))
  const newest = () => cache.read() ?? first

  /** The part shows this from now on. */
  const agree = (stored: StoredPreferences): StoredPreferences => {
    opened.current = valuesOf(stored)
    version.set(stored.version)
    return stored
  }
  /** What someone else saved is what the page has read from now on. */
  const takeOver = async (current: object, next = version.get() ?? '') => {
    const stored = { ...newest(), ...current, version: next }
    await cache.replace(() => stored)
    return agree(stored)
  }
  const put = (values: Values) => {
    const stored = newest()
    // Where the page has read this part again since, its form still has the older one.
    const isAsOpened = isSame(valuesOf(stored), opened.current)
    return call(
      replacePreferences,
      { ...wishesOf(stored), ...values },
      { version: isAsOpened ? stored.version : version.get() },
    )
  }
  const save = async (values: Values): Promise<StoredPreferences> => {
    try {
      return await put(values)
    } catch (error) {
      const conflict = conflictOf(error)
      // What someone else saved in another part is none of this one's business.
      if (!conflict || conflict.fields.some((name) => name in values)) throw error
      await takeOver(conflict.current, conflict.version)
      return put(values)
    }
  }
  return { version, save, agree, takeOver }
}
