import { codeOf, newChallengeId } from '../../../src/features/auth/server/codes.ts'
import type { Database } from '#server/database/database.ts'
import { exactly, PARALLEL, unexpected, type Race } from '../race.ts'
import { tally, type RaceRequest } from '../requests.ts'
import { RACE_SECRET } from '../server-processes.ts'

const ATTEMPTS_MAX = 5

async function sendCode(db: Database, phone: string): Promise<{ challenge: Buffer; code: string }> {
  const challenge = newChallengeId()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 300_000)
  await db
    .insertInto('login_challenges')
    .values({ id: challenge, phone, created_at: now, expires_at: expiresAt })
    .execute()
  return { challenge, code: codeOf(RACE_SECRET, challenge, phone) }
}

const redemption = (
  round: number,
  input: { phone: string; otp: string; challenge: Buffer },
): RaceRequest => ({
  method: 'POST',
  path: '/api/auth/verify-otp',
  body: { phone: input.phone, otp: input.otp },
  cookies: { otp: input.challenge.toString('base64url') },
  address: `10.1.${round >> 8}.${round & 255}`,
})

export const sameCode: Race = {
  name: 'a code opens one session',
  prepare: async ({ db }, round) => {
    const phone = `+97154${1_000_000 + round}`
    const { challenge, code } = await sendCode(db, phone)
    return {
      requests: Array.from({ length: PARALLEL }, () =>
        redemption(round, { phone, otp: code, challenge }),
      ),
      findViolations: async (answers) => {
        const sessions = await db
          .selectFrom('sessions')
          .innerJoin('users', 'users.id', 'sessions.user_id')
          .select('sessions.id')
          .where('users.phone', '=', phone)
          .execute()
        const counts = tally(answers)
        return [
          ...exactly('sessions', 1, sessions.length),
          ...exactly('redemptions', 1, counts['200']),
          ...unexpected(counts, ['200', '422 otp_wrong', '429 too_many_requests']),
        ]
      },
    }
  },
}

export const wrongCodes: Race = {
  name: 'a code is compared at most five times',
  prepare: async ({ db }, round) => {
    const phone = `+97155${1_000_000 + round}`
    const { challenge, code } = await sendCode(db, phone)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    return {
      requests: Array.from({ length: PARALLEL }, () =>
        redemption(round, { phone, otp: wrong, challenge }),
      ),
      findViolations: async (answers) => {
        const { attempts } = await db
          .selectFrom('login_challenges')
          .select('attempts')
          .where('id', '=', challenge)
          .executeTakeFirstOrThrow()
        return [
          ...exactly('comparisons', ATTEMPTS_MAX, attempts),
          ...unexpected(tally(answers), ['422 otp_wrong', '429 too_many_requests']),
        ]
      },
    }
  },
}
