import type { Database, Transaction } from '#server/database/database.ts'
import { findSetting, lockSetting, putSetting } from '#features/company/server/public.ts'
import { OFFERED_METHODS, type OfferedMethod } from '../../rules.ts'

const KEY = 'payment-methods-off'

/** Ways to pay that an admin has switched off for new orders. */
export async function listMethodsOff(db: Database): Promise<OfferedMethod[]> {
  const names = await findSetting(db, KEY)
  return OFFERED_METHODS.filter((method) => Array.isArray(names) && names.includes(method))
}

export const lockMethods = (tx: Transaction): Promise<void> => lockSetting(tx, KEY)

export const putMethodsOff = (
  tx: Transaction,
  methods: readonly OfferedMethod[],
  by: { adminId: string; now: Date },
): Promise<void> => putSetting(tx, KEY, methods, by)
