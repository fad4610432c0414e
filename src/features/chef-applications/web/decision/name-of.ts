import type { AdminApplication } from '../admin/queries.ts'

/** Whom a decision is about. */
export const nameOf = ({ businessName, legalName, user }: AdminApplication): string =>
  businessName ?? legalName ?? user.name
