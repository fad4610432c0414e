import { useTexts } from '#ui/texts.ts'
import type { AdminApplication } from '../admin/queries.ts'
import { adminTexts } from '../admin/texts.ts'

/** Whom a decision is about. */
export function useNameOf({ businessName, legalName, user }: AdminApplication): string {
  const { noName } = useTexts(adminTexts)
  return businessName ?? legalName ?? (user.name || noName)
}
