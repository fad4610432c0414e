import type { Database, Transaction } from '#server/database/database.ts'
import { COMPANY_AT_FIRST, isConfirmed, type Company } from '../rules.ts'
import { findSetting, lockSetting, putSetting } from './setting-store.ts'

const KEY = 'company'

/** What the service was started with: it holds as long as no admin has changed anything. */
export type CompanyAtStart = Partial<Pick<Company, 'trn' | 'address' | 'bankName' | 'iban'>>

/** Read again each time, by one row: a change holds at once in every process. */
export async function readCompany(db: Database, atStart: CompanyAtStart = {}): Promise<Company> {
  const stored = (await findSetting(db, KEY)) as Partial<Company> | undefined
  return { ...COMPANY_AT_FIRST, ...atStart, ...stored }
}

/** Whether an admin has confirmed who sells. */
export const isCompanyConfirmed = async (db: Database): Promise<boolean> =>
  isConfirmed((await findSetting(db, KEY)) as Partial<Company> | undefined)

export const holdCompany = (tx: Transaction): Promise<void> => lockSetting(tx, KEY)

export const putCompany = (
  tx: Transaction,
  company: Company,
  by: { adminId: string; now: Date },
): Promise<void> => putSetting(tx, KEY, company, by)
