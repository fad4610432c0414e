import type { Input, Output } from '#shared/wire/endpoint.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale, versionOf } from '#server/http/version.ts'
import type { changeCompany as contract } from '../admin-contract.ts'
import { missingOf, type Company } from '../rules.ts'
import {
  findSavedCompany,
  lockCompany,
  putCompany,
  readCompany,
  type CompanyAtStart,
} from './company-store.ts'

/** The company's own number and address are no one's secret: under these names the trail shows them. */
const NAMES: Partial<Record<keyof Company, string>> = {
  phone: 'supportLine',
  email: 'supportMail',
  iban: 'transferAccount',
}

export const presentCompany = (
  company: Company,
  saved: Partial<Company>,
): Output<typeof contract> => ({
  ...company,
  missing: missingOf(saved),
  version: versionOf({ ...company }),
})

/**
 * What the service was started with is saved like any other text, so that it counts as confirmed. The
 * trail keeps what has changed, before and after; nothing where nothing has.
 */
export const changeCompany =
  (atStart: CompanyAtStart) =>
  async (
    tx: Transaction,
    who: Member,
    input: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    await lockCompany(tx)
    const before = await readCompany(tx, atStart)
    const saved = await findSavedCompany(tx)
    refuseStale(who, input, { ...before })
    const changed = (Object.keys(input) as (keyof Company)[]).filter(
      (field) => input[field] !== (saved[field] ?? ''),
    )
    if (changed.length === 0) return presentCompany(before, saved)
    await putCompany(tx, input, { adminId: who.id, now: who.now })
    const only = (company: Company) =>
      Object.fromEntries(changed.map((field) => [NAMES[field] ?? field, company[field]]))
    await writeAudit(tx, who, {
      action: 'change-company',
      object: 'setting',
      objectId: 'company',
      before: only(before),
      after: only(input),
    })
    return presentCompany(input, input)
  }
