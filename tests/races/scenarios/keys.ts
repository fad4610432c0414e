import { randomUUID } from 'node:crypto'
import { exactly, PARALLEL, unexpected, type Race } from '../race.ts'
import { tally } from '../requests.ts'

const quote = (email: string) => ({
  name: 'Salma Al Marri',
  phone: '+971 50 555 0143',
  email,
  peopleCount: 4,
  requirements: 'Low salt, no nuts, dinner on weekdays for the whole family.',
})

/** Nothing but the key makes two quotes one: there may be two of the same person and text. */
export const sameKey: Race = {
  name: 'one Idempotency-Key is one write',
  prepare: async ({ db }, round) => {
    const email = `key-${round}@example.com`
    const key = randomUUID()
    return {
      requests: Array.from({ length: PARALLEL }, () => ({
        method: 'POST',
        path: '/api/custom-quotes',
        key,
        address: `10.0.${round >> 8}.${round & 255}`,
        body: quote(email),
      })),
      findViolations: async (answers) => {
        const rows = await db
          .selectFrom('custom_quotes')
          .select('id')
          .where('email', '=', email)
          .execute()
        const numbers = new Set(answers.flatMap(({ body }) => body['number'] ?? []))
        return [
          ...exactly('quotes', 1, rows.length),
          ...unexpected(tally(answers), ['201']),
          ...exactly('different answers', 1, numbers.size),
          ...exactly('first answers', 1, answers.filter(({ isReplay }) => !isReplay).length),
        ]
      },
    }
  },
}
