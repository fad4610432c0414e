import { dayOf } from '#shared/dates.ts'
import type { Role } from '#shared/wire/endpoint.ts'
import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'

/** A demo person as the caller of a use case, at that instant. */
export async function memberOf(tx: Transaction, phone: string, now: Date): Promise<Member> {
  const { id, name, email, role, language, registeredAt } = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'language', 'created_at as registeredAt'])
    .$narrowType<{ role: Role }>()
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return {
    id,
    now,
    today: dayOf(now),
    language: isLanguage(language) ? language : 'en',
    address: '127.0.0.1',
    network: '127.0.0.1',
    requestId: 'demo',
    userAgent: '',
    cookie: () => undefined,
    header: () => undefined,
    user: {
      id,
      name,
      email,
      phone,
      language: isLanguage(language) ? language : 'en',
      role,
      registeredAt,
      sessionId: Buffer.alloc(0),
      photoVersion: null,
      secondFactor: 'none',
    },
  }
}
