import { useRef, useState } from 'react'
import { CallError } from '#shared/wire/call.ts'

/** What someone else saved since a form was opened. */
export interface Conflict {
  /** Names of the fields that are no longer as the form read them. */
  fields: readonly string[]
  /** All fields of the record as they are now. */
  current: Readonly<Record<string, unknown>>
  version: string
}

export const isConflict = (error: unknown): boolean => conflictOf(error) !== undefined

export function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof CallError) || error.code !== 'changed_meanwhile') return undefined
  return error.details as unknown as Conflict
}

/** The version of the record that a form shows, and the conflict that its last save met. */
export function useVersion(opened: string | undefined) {
  const version = useRef(opened)
  const [conflict, setConflict] = useState<Conflict>()
  return {
    conflict,
    /** What the next save is sent with. */
    get: () => version.current,
    /** The form shows this version now. */
    set: (next: string | undefined) => {
      version.current = next
      setConflict(undefined)
    },
    /** @returns whether the save failed because of someone else's */
    meet: (error: unknown): boolean => {
      const met = conflictOf(error)
      if (met) setConflict(met)
      return met !== undefined
    },
  }
}

export type Version = ReturnType<typeof useVersion>
