import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { writeAudit } from '#server/audit.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale, versionOf } from '#server/http/version.ts'
import type { changeCompany as contract } from '../admin-contract.ts'
import type { Company } from '../rules.ts'
import { holdCompany, putCompany, readCompany, type CompanyAtStart } from './company-store.ts'

/** The company's own number and address are no one's secret: under these names the trail shows them. */
const NAMES: Partial<Record<keyof Company, string>> = {
  phone: 'supportLine',
  email: 'supportMail',
  iban: 'transferAccount',
}

export const presentCompany = (company: Company): Answer<typeof contract> => ({
  ...company,
  version: versionOf({ ...company }),
})

/** The trail keeps what has changed, before and after; nothing where nothing has. */
export const changeCompany =
  (atStart: CompanyAtStart) =>
  async (
    tx: Transaction,
    who: Member,
    wish: Wish<typeof contract>,
  ): Promise<Answer<typeof contract>> => {
    await holdCompany(tx)
    const before = await readCompany(tx, atStart)
    refuseStale(who, wish, { ...before })
    const changed = (Object.keys(wish) as (keyof Company)[]).filter(
      (field) => wish[field] !== before[field],
    )
    if (changed.length === 0) return presentCompany(before)
    await putCompany(tx, wish, { adminId: who.id, now: who.now })
    const only = (company: Company) =>
      Object.fromEntries(changed.map((field) => [NAMES[field] ?? field, company[field]]))
    await writeAudit(tx, who, {
      action: 'change-company',
      object: 'setting',
      objectId: 'company',
      before: only(before),
      after: only(wish),
    })
    return presentCompany(wish)
  }
