import { findSavedCompany } from '#features/company/server/public.ts'
import { missingOf } from '#features/company/rules.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'

/**
 * Anyone who starts a live shop reads why it takes no orders, or that invoices carry another
 * number.
 */
export async function warnOfSeller(
  { demo, sellerTrn }: Pick<Config, 'demo' | 'sellerTrn'>,
  db: Database,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  if (demo) return
  const saved = await findSavedCompany(db)
  const missing = missingOf(saved)
  if (missing.length > 0) {
    log.warn({ missing }, 'takes no orders until an admin has saved who sells under Settings')
  } else if (sellerTrn !== undefined && sellerTrn !== saved.trn) {
    log.warn('SELLER_TRN is not what an admin has saved: invoices carry the saved tax number')
  }
}
