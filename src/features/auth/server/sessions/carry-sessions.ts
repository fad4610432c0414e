import { sql } from 'kysely'
import type { Transaction } from '#server/database/database.ts'

/**
 * Sessions and open login codes live in real time: where the demo's time is moved they are carried
 * along, so that no one is signed out by it.
 */
export async function carrySessions(tx: Transaction, milliseconds: number): Promise<void> {
  const by = sql`${milliseconds} * interval '1 millisecond'`
  await sql`
    update sessions
       set created_at = created_at + ${by}, last_seen_at = last_seen_at + ${by},
           expires_at = expires_at + ${by}, verified_at = verified_at + ${by}`.execute(tx)
  await sql`
    update login_challenges
       set created_at = created_at + ${by}, expires_at = expires_at + ${by}`.execute(tx)
}
