import type { Database, Transaction } from '#server/database/database.ts'
import type { CookieToSet } from '#server/http/answers/reply.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { DEVICE_SECONDS } from '../../limit-rules.ts'
import { newSessionToken, sha256 } from '../codes.ts'

const COOKIE = 'device'

/** Names this browser for a number that it has signed in with before. */
export async function findDevice(
  db: Database,
  who: Visitor,
  phone: string,
): Promise<string | undefined> {
  const token = who.cookie(COOKIE)
  if (!token) return undefined
  const hash = sha256(token)
  const row = await db
    .selectFrom('login_devices')
    .innerJoin('users', 'users.id', 'login_devices.user_id')
    .select('users.id')
    .where('token_hash', '=', hash)
    .where('users.phone', '=', phone)
    .executeTakeFirst()
  return row && `${hash.toString('base64url')}:${row.id}`
}

/**
 * A device that a person has not used before is reported to them, unless it is their first.
 * R-SIGN-8
 */
export const isAnotherDevice = (known: readonly Buffer[], device: Buffer): boolean =>
  known.length > 0 && !known.some((one) => one.equals(device))

/** Lets this browser ask for codes of the number it has just signed in with. */
export async function rememberDevice(
  tx: Transaction,
  who: Visitor,
  userId: string,
): Promise<{ cookie: CookieToSet; isAnother: boolean }> {
  const token = (await findToken(tx, who.cookie(COOKIE))) ?? newSessionToken()
  const known = await listDevices(tx, userId)
  await tx
    .insertInto('login_devices')
    .values({ token_hash: sha256(token), user_id: userId, last_used_at: who.now })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: who.now }),
    )
    .execute()
  return {
    cookie: { name: COOKIE, value: token, maxAgeSeconds: DEVICE_SECONDS },
    isAnother: isAnotherDevice(known, sha256(token)),
  }
}

async function listDevices(tx: Transaction, userId: string): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('login_devices')
    .select('token_hash')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ token_hash: hash }) => hash)
}

/** A browser of several people keeps its token; one that we did not make is not taken over. */
async function findToken(tx: Transaction, token: string | undefined): Promise<string | undefined> {
  if (!token) return undefined
  const row = await tx
    .selectFrom('login_devices')
    .select('user_id')
    .where('token_hash', '=', sha256(token))
    .limit(1)
    .executeTakeFirst()
  return row && token
}
