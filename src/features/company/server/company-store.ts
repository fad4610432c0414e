import type { Database, Transaction } from '#server/database/database.ts'
import { COMPANY_AT_FIRST, isConfirmed, type Company } from '../rules.ts'
import { findSetting, lockSetting, putSetting } from './setting-store.ts'

const KEY = 'company'

/** What the service was started with: it holds as long as no admin has changed anything. */
export type CompanyAtStart = Partial<Pick<Company, 'trn' | 'address' | 'bankName' | 'iban'>>

/** Read again each time, by one row: a change holds at once in every process. */
export async function readCompany(db: Database, atStart: CompanyAtStart = {}): Promise<Company> {
  return { ...COMPANY_AT_FIRST, ...atStart, ...(await findSavedCompany(db)) }
}

/** What an admin has saved, without what the service was started with. */
export const findSavedCompany = async (db: Database): Promise<Partial<Company>> =>
  ((await findSetting(db, KEY)) as Partial<Company> | undefined) ?? {}

/** Whether an admin has confirmed who sells. */
export const isCompanyConfirmed = async (db: Database): Promise<boolean> =>
  isConfirmed(await findSavedCompany(db))

export const lockCompany = (tx: Transaction): Promise<void> => lockSetting(tx, KEY)

export const putCompany = (
  tx: Transaction,
  company: Company,
  by: { adminId: string; now: Date },
): Promise<void> => putSetting(tx, KEY, company, by)
