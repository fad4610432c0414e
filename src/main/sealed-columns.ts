import { sealedFactors } from '#features/auth/server/public.ts'
import { sealedApplications } from '#features/chef-applications/server/public.ts'
import { sealedRefundAccounts } from '#features/payments/server/public.ts'
import { sealedRoot } from '#server/encryption/keys.ts'
import type { SealedColumn } from '#server/encryption/sealed-column.ts'
import { sealedFiles } from '#server/files/private-files.ts'
import { sealedAnswers } from '#server/http/idempotency.ts'

/** Everything that the vault seals. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedRoot,
  ...sealedFactors,
  ...sealedApplications,
  sealedFiles,
  sealedRefundAccounts,
  sealedAnswers,
]
