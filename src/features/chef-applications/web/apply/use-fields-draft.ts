import { useDraft } from '#ui/drafts/use-draft.ts'
import type { Fields } from './fields.ts'

/**
 * What is typed of an application. Identity and bank numbers stay in this page: they are never
 * written to the browser's storage.
 */
export function useFieldsDraft(
  name: string,
  about: string | number,
  initial: Fields,
  isStored: boolean,
) {
  const { emiratesId, bankDetails, ...words } = initial
  // Stored or not, the key is the same: what a guest typed is taken along by the login.
  const nameOf = (part: string) => (isStored ? part : `${part}:${about}`)
  const recordId = isStored ? about : undefined
  const typed = useDraft(nameOf(name), words, { recordId })
  const numbers = useDraft(
    nameOf(`${name}-numbers`),
    { emiratesId, bankDetails },
    { recordId, place: 'page' },
  )
  return {
    /** The form as it was opened. */
    opened: { ...words, emiratesId, bankDetails },
    fields: { ...typed.values, ...numbers.values },
    keep: ({ emiratesId: id, bankDetails: bank, ...rest }: Fields) => {
      typed.keep(rest)
      numbers.keep({ emiratesId: id, bankDetails: bank })
    },
    clear: (next: Fields = initial) => {
      const { emiratesId: id, bankDetails: bank, ...rest } = next
      typed.clear(rest)
      numbers.clear({ emiratesId: id, bankDetails: bank })
    },
  }
}

export type FieldsDraft = ReturnType<typeof useFieldsDraft>
