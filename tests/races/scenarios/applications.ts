import type { Database } from '#server/database/database.ts'
import { openVault } from '#server/encryption/vault.ts'
import { type Contender, settleContender } from '../people.ts'
import { exactly, PARALLEL, unexpected, type Race } from '../race.ts'
import { tally } from '../requests.ts'
import { RACE_SECRET } from '../server-processes.ts'

const raceVault = openVault(RACE_SECRET)
let admins: readonly Contender[] = []

/** Two of the team, opened once. */
async function settleTeam(db: Database): Promise<readonly Contender[]> {
  if (admins.length === 0) {
    admins = [
      await settleContender(db, '+971540000001', 'admin'),
      await settleContender(db, '+971540000002', 'admin'),
    ]
  }
  return admins
}

/** A row as a submission leaves it; no one opens its numbers here. */
async function apply(db: Database, userId: string, round: number): Promise<number> {
  await db.deleteFrom('emirates_id_holders').where('user_id', '=', userId).execute()
  const mark = Buffer.from(`race-${round}`)
  await db.insertInto('emirates_id_holders').values({ mark, user_id: userId }).execute()
  const now = new Date()
  const { id } = await db
    .insertInto('chef_applications')
    .values({
      user_id: userId,
      type: 'individual',
      legal_name: 'Mariam Al Hashimi',
      status: 'submitted',
      emirates_id: raceVault.seal(Buffer.from('784-1990-1000001-4'), `emirates-id|${userId}`),
      emirates_id_mark: mark,
      bank_details: raceVault.seal(
        Buffer.from('AE070331234567890123456'),
        `bank-details|${userId}`,
      ),
      iban_mark: mark,
      cuisine_specialty: ['emirati'],
      delivery_available: true,
      city: 'Dubai',
      search_text: '',
      submitted_at: now,
      status_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What the decisions of one application left behind. */
async function findTraces(db: Database, id: number, userId: string) {
  const { status } = await db
    .selectFrom('chef_applications')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const decided = await db
    .selectFrom('chef_application_steps')
    .select('status')
    .where('application_id', '=', id)
    .execute()
  const audits = await db
    .selectFrom('audit_log')
    .select('action')
    .where('object', '=', 'chef-application')
    .where('object_id', '=', String(id))
    .execute()
  const chefs = await db.selectFrom('chefs').select('id').where('user_id', '=', userId).execute()
  return { status, role, decisions: decided.length, audits: audits.length, chefs: chefs.length }
}

/** Approve and reject at once have exactly one outcome, whole. */
export const approvedOrRejected: Race = {
  name: 'an application is approved or rejected, once',
  prepare: async ({ db }, round) => {
    const team = await settleTeam(db)
    const applicant = await settleContender(db, `+97154${String(5_000_000 + round)}`)
    const id = await apply(db, applicant.id, round)
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) => {
        const isApproval = index % 2 === 0
        return {
          method: 'POST',
          path: `/api/admin/chef-applications/${id}/${isApproval ? 'approve' : 'reject'}`,
          token: team[Math.floor(index / 2) % 2]?.token ?? '',
          body: isApproval
            ? { confirmUnseen: true, nameMatches: true }
            : { reason: 'The card has expired.' },
        }
      }),
      findViolations: async (answers) => {
        const counts = tally(answers)
        const { status, role, decisions, audits, chefs } = await findTraces(db, id, applicant.id)
        const isApproved = status === 'approved'
        return [
          ...unexpected(counts, ['200', '409 application_decided']),
          ...exactly('decisions that were taken', 1, counts['200']),
          ...exactly('steps', 1, decisions),
          ...exactly('audit rows', 1, audits),
          ...exactly('profiles', isApproved ? 1 : 0, chefs),
          ...(role === (isApproved ? 'chef' : 'customer') ? [] : [`${status} but ${role}`]),
        ]
      },
    }
  },
}
