import { addDays, dayOf, type Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { type Contender, settleContender } from '../people.ts'
import { exactly, PARALLEL, unexpected, type Race, type RaceTools } from '../race.ts'
import { jobRun, tally, type RaceRequest } from '../requests.ts'

const QUOTE_MS = 48 * 3_600_000
/** Each round has a day of its own, so that none meets the bookings of another. */
const dayOfRound = (round: number): Day => addDays(dayOf(new Date()), 30 + round)

interface QuotingChef {
  id: number
  contender: Contender
}

async function openChefs(db: Database, round: number, count: number): Promise<QuotingChef[]> {
  const chefs: QuotingChef[] = []
  for (let index = 0; index < count; index += 1) {
    const phone = `+97154${String(round * 10 + index).padStart(7, '0')}`
    const contender = await settleContender(db, phone, 'chef')
    const { id } = await db
      .insertInto('chefs')
      .values({
        user_id: contender.id,
        name_en: 'Racing chef',
        name_ar: 'شيف السباق',
        city: 'Dubai',
        emirates: ['Dubai'],
        cuisines: ['emirati'],
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    chefs.push({ id, contender })
  }
  return chefs
}

interface Asked {
  eventId: number
  quoteIds: number[]
  acceptAs: (quoteId: number) => RaceRequest
}

/** A request with a quote of each chef, and how its customer accepts one. */
async function ask(
  db: Database,
  contender: Contender,
  chefs: readonly QuotingChef[],
  day: Day,
): Promise<Asked> {
  const now = new Date()
  const { id: eventId } = await db
    .insertInto('chef_events')
    .values({
      user_id: contender.id,
      event_type: 'birthday',
      guest_count: 10,
      event_date: day,
      event_time: '19:00',
      cuisines: ['emirati'],
      event_location: 'Marina Gate 1',
      city: 'Dubai',
      status: 'quoted',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chefIds = chefs.map(({ id }) => id)
  await db
    .insertInto('chef_invitations')
    .values(chefIds.map((chef_id) => ({ event_id: eventId, chef_id, told_at: now })))
    .execute()
  const quotes = await db
    .insertInto('chef_quotes')
    .values(
      chefIds.map((chef_id) => ({
        event_id: eventId,
        chef_id,
        guest_count: 10,
        per_guest_fils: 20_000,
        inclusions: ['groceries'],
        sent_at: now,
        expires_at: new Date(now.getTime() + QUOTE_MS),
      })),
    )
    .returning('id')
    .execute()
  const cardSetupId = await saveCard(db, contender)
  return {
    eventId,
    quoteIds: quotes.map(({ id }) => id).toSorted((a, b) => a - b),
    acceptAs: (quoteId) => ({
      method: 'POST',
      path: `/api/chef-events/${eventId}/quotes/${quoteId}/accept`,
      token: contender.token,
      body: { cardSetupId },
    }),
  }
}

async function saveCard(db: Database, contender: Contender): Promise<number> {
  const at = new Date()
  const { id } = await db
    .insertInto('card_setups')
    .values({
      customer_id: contender.id,
      provider_ref: `race:${crypto.randomUUID()}`,
      status: 'succeeded',
      method_ref: 'race',
      created_at: at,
      settled_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const count = (rows: readonly { status: string }[], status: string): number =>
  rows.filter((row) => row.status === status).length

async function standingOf(db: Database, eventIds: readonly number[]) {
  const bookings = await db
    .selectFrom('chef_bookings')
    .select(['id', 'event_id', 'status'])
    .where('event_id', 'in', eventIds)
    .execute()
  const live = bookings.filter(({ status }) => status !== 'cancelled')
  const quotes = await db
    .selectFrom('chef_quotes')
    .select('status')
    .where('event_id', 'in', eventIds)
    .execute()
  const events = await db
    .selectFrom('chef_events')
    .select('status')
    .where('id', 'in', eventIds)
    .execute()
  const payments = await db
    .selectFrom('payments')
    .select('closed_at')
    .where('purpose', '=', 'chef_deposit')
    .where('subject_id', 'in', [0, ...bookings.map(({ id }) => id)])
    .execute()
  return {
    bookings: bookings.length,
    live: live.length,
    accepted: count(quotes, 'accepted'),
    sent: count(quotes, 'sent'),
    depositDue: count(events, 'deposit_due'),
    openPayments: payments.filter(({ closed_at }) => closed_at === null).length,
    payments: payments.length,
  }
}

export const oneBooking: Race = {
  name: 'quotes of one event that are accepted at once are one booking',
  prepare: async ({ db, contenders }, round) => {
    const contender = contenders[round % contenders.length] as Contender
    const chefs = await openChefs(db, round, 3)
    const { eventId, quoteIds, acceptAs } = await ask(db, contender, chefs, dayOfRound(round))
    return {
      requests: Array.from({ length: PARALLEL }, (_, index) =>
        acceptAs(quoteIds[index % quoteIds.length] as number),
      ),
      findViolations: async (answers) => {
        const found = await standingOf(db, [eventId])
        return [
          ...exactly('bookings', 1, found.bookings),
          ...exactly('accepted quotes', 1, found.accepted),
          ...exactly('quotes that still stand', 0, found.sent),
          ...exactly('deposits', 1, found.payments),
          ...exactly('answers of 200', 1, tally(answers)['200']),
          ...unexpected(tally(answers), ['200', '409 chef_event_closed', '409 quote_taken']),
        ]
      },
    }
  },
}

export const oneDay: Race = {
  name: 'a chef is booked once a day, whoever accepts',
  prepare: async ({ db, contenders }, round) => {
    const chefs = await openChefs(db, round + 10_000, 1)
    const asked: Asked[] = []
    for (const contender of contenders)
      asked.push(await ask(db, contender, chefs, dayOfRound(round)))
    return {
      requests: asked.map(({ quoteIds, acceptAs }) => acceptAs(quoteIds[0] as number)),
      findViolations: async (answers) => {
        const found = await standingOf(
          db,
          asked.map(({ eventId }) => eventId),
        )
        return [
          ...exactly('bookings', 1, found.bookings),
          ...exactly('accepted quotes', 1, found.accepted),
          ...exactly('events with a deposit due', 1, found.depositDue),
          ...exactly('deposits', 1, found.payments),
          ...unexpected(tally(answers), ['200', '409 chef_not_free']),
        ]
      },
    }
  },
}

/** Jobs of a later hour would ask all chefs of all rounds again for what is left of rounds before. */
const endEarlierRounds = (db: Database) =>
  db
    .updateTable('chef_events')
    .set({ status: 'cancelled' })
    .where('status', 'in', ['pending', 'quoted'])
    .execute()

/** One customer, the chef and the clock, all at the same quote. */
const meet = async ({ db, contenders }: RaceTools, round: number) => {
  await endEarlierRounds(db)
  const contender = contenders[round % contenders.length] as Contender
  const [chef] = await openChefs(db, round + 20_000, 1)
  if (!chef) throw new Error('no chef was opened')
  const asked = await ask(db, contender, [chef], dayOfRound(round))
  const { eventId, quoteIds, acceptAs } = asked
  const quoteId = quoteIds[0] as number
  const accept = acceptAs(quoteId)
  const cancel = {
    method: 'POST',
    path: `/api/chef-events/${eventId}/cancel`,
    token: contender.token,
    body: { refund: 0 },
  } as const
  const withdraw = {
    method: 'DELETE',
    path: `/api/chef/quotes/${quoteId}`,
    token: chef.contender.token,
  } as const
  const expire = jobRun('keep-chef-events', { at: new Date(Date.now() + QUOTE_MS + 60_000) })
  return { eventId, moves: [accept, withdraw, cancel, accept, expire, accept] as const }
}

export const acceptedOrGone: Race = {
  name: 'a quote is accepted or gone, never both',
  slowness: 2,
  prepare: async (tools, round) => {
    const { eventId, moves } = await meet(tools, round)
    return {
      requests: Array.from(
        { length: PARALLEL },
        (_, index) => moves[(index + round) % moves.length] as RaceRequest,
      ),
      findViolations: async (answers) => {
        const found = await standingOf(tools.db, [eventId])
        return [
          ...exactly('accepted quotes', found.live, found.accepted),
          ...exactly('events with a deposit due', found.live, found.depositDue),
          ...exactly('open deposits', found.live, found.openPayments),
          ...(found.bookings > 1 ? [`${found.bookings} bookings`] : []),
          ...unexpected(tally(answers), [
            '200',
            '409 chef_event_closed',
            '409 quote_taken',
            '409 quote_expired',
            '409 quote_decided',
          ]),
        ]
      },
    }
  },
}
