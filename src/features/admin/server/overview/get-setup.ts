import { sql } from 'kysely'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { isCompanyConfirmed } from '#features/company/server/public.ts'
import type { getSetup as contract } from '../../contract.ts'
import { SETUP_STEPS, type SetupStep } from '../../rules.ts'

type Found = Record<SetupStep, boolean>

/** What a new shop still needs; the demo needs nothing. */
export const getSetup =
  (isDemo: boolean) =>
  async (db: Database): Promise<Output<typeof contract>> => {
    if (isDemo) return { steps: [] }
    const found = await findSetup(db)
    return { steps: SETUP_STEPS.map((name) => ({ name, isDone: found[name] })) }
  }

/** Each answer is looked up when asked, so that nothing has to be ticked off. */
async function findSetup(db: Database): Promise<Found> {
  const { rows } = await sql<Omit<Found, 'company'>>`
    select exists (select from restaurants where is_active) as kitchen,
           exists (select from prices) as prices,
           exists (select from card_setups where method_ref is not null) as cards,
           exists (select from whatsapp_templates)
             and not exists (select from whatsapp_templates where status <> 'APPROVED') as templates,
           (select count(*) > 1 from users
             where role = 'admin' and suspended_at is null) as admins`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The setup could not be read.')
  return { ...found, company: await isCompanyConfirmed(db) }
}
