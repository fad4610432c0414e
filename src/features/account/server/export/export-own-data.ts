import { sql, type RawBuilder } from 'kysely'
import { readAtLength, type Database, type Transaction } from '#server/database/database.ts'
import { FileReply } from '#server/http/answers/reply.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { CODE_TEMPLATES } from '#features/auth/server/public.ts'
import { listOwnFiles } from './own-files.ts'
import type { OwnRows } from './own-rows.ts'
import { ROWS_OF_ACCOUNT } from './rows-of-account.ts'
import { ROWS_OF_CHEFS } from './rows-of-chefs.ts'
import { ROWS_OF_ORDERS } from './rows-of-orders.ts'

/** What people get of each table; keys, seals and marks of the system stay out. R-ACC-13 */
export const OWN_ROWS: Record<string, OwnRows> = {
  ...ROWS_OF_ACCOUNT,
  ...ROWS_OF_ORDERS,
  ...ROWS_OF_CHEFS,
}

const rowsOf = ({ table, columns, isOwn }: OwnRows, userId: string): RawBuilder<unknown> => {
  const fields = sql.join(columns.map((column) => sql.ref(column)))
  return sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]')
    from (select ${fields} from ${sql.table(table)} where ${isOwn(userId)}) r)`
}

/** What the caller gave and what we keep about the caller, for people and machines to read. */
export const exportOwnData =
  (publicUrl: string) =>
  async (db: Database, who: Member): Promise<FileReply> => {
    const data = await readAtLength(db, async (tx) => ({
      ...(await readPerson(tx, who.id)),
      ...(await readRows(tx, who.id)),
      files: await listOwnFiles(tx, who.id, publicUrl),
    }))
    const all = { exportedAt: who.now, ...data }
    return new FileReply(Buffer.from(JSON.stringify(all, null, 2)), 'application/json', {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="sufra-${who.today}.json"`,
    })
  }

/** One statement, so that all parts are of one moment. */
async function readRows(tx: Transaction, userId: string): Promise<Record<string, unknown>> {
  const parts = Object.entries(OWN_ROWS).map(
    ([name, rows]) => sql`${rowsOf(rows, userId)} as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(parts)}`.execute(tx)
  return rows[0] ?? {}
}

async function readPerson(tx: Transaction, userId: string) {
  const person = await tx
    .selectFrom('users')
    .select(['number', 'name', 'phone', 'email', 'language', 'role', 'also_roles as alsoRoles'])
    .select(['created_at as since', 'email_confirmed_at as emailConfirmedAt'])
    .select(['suspended_at as suspendedAt', 'suspension_reason as suspensionReason'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const messages = await tx
    .selectFrom('messages')
    .select(['channel', 'template', 'created_at as at', 'delivered_at as deliveredAt'])
    .select(sql`case when template <> all(${sql.val(CODE_TEMPLATES)}) then text end`.as('text'))
    // Anyone can enter an address: until it is confirmed its messages may be someone else's.
    .where('recipient', 'in', [person.phone, ...(person.emailConfirmedAt ? [person.email] : [])])
    .orderBy('id')
    .execute()
  return { person, messages }
}
