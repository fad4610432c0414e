import { PgBoss } from 'pg-boss'
import pg from 'pg'
import { expect } from '@playwright/test'
import { dayOf, formatClock } from '#shared/dates.ts'

/** Asked for each time: a worker learns its product after this file is read. */
const databaseUrl = (): string => process.env['E2E_DATABASE_URL'] ?? ''
const HOUR_MS = 3_600_000

async function inDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** What no page of the product can set up. */
export const query = (text: string, values: readonly unknown[]) =>
  inDatabase((client) => client.query(text, [...values]))

/** Calls for a job that otherwise waits for its minute, until it has done its work. */
export async function runJobUntil(name: string, isDone: () => Promise<boolean>): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl(),
    schedule: false,
    supervise: false,
    max: 1,
  })
  await boss.start()
  const lookAndCall = async () => {
    const done = await isDone()
    if (!done) await boss.send(name, {})
    return done
  }
  try {
    await expect.poll(lookAndCall, { intervals: [500, 1500, 4000], timeout: 40_000 }).toBe(true)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** A phone may be sent a code again: what strangers may send to it is whole. */
export const restPhone = (phone: string): Promise<void> =>
  inDatabase(async (client) => {
    await client.query('delete from rate_limits where bucket = any($1)', [
      ['15m', 'day'].map((window) => `otp-${window}:${phone}`),
    ])
  })

/** Others on this network have asked for many codes, so its next one wants a proof of work. */
export const crowdNetwork = (address: string): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      'insert into rate_limits (bucket, hits, window_starts_at) values ($1, 100, product_now())',
      [`otp-net:${address}`],
    )
  })

/** The bank sends a payment's refunds back to the provider, as for a closed account. */
export const failRefund = (paymentId: number): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `update refunds set state = 'failed', failure_code = 'expired_or_canceled_card',
         settled_at = null where payment_id = $1`,
      [paymentId],
    )
  })

/** The simulator's disputes, which come a minute after their charge, come now. */
export const hastenDispute = (): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `update simulator.card_deliveries d set due_at = product_now() - interval '1 second'
         from simulator.card_events e
        where e.id = d.event_id and d.delivered_at is null and e.body like '%dispute.created%'`,
    )
  })

/** What time alone does: nine o'clock of the day on which a dinner's balance is due. */
export const dueBalance = (eventId: number): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `update payments set next_charge_at = least(next_charge_at, product_now())
        where id = (select balance_payment_id from chef_bookings where event_id = $1)`,
      [eventId],
    )
  })

/** What time alone does: nine o'clock of the day on which a customer's plan is charged. */
export const dueCharge = (phone: string): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `update payments set next_charge_at = least(next_charge_at, product_now())
        where state = 'ready' and customer_id = (select id from users where phone = $1)`,
      [phone],
    )
  })

/** Customers who never sign in; all of their e-mail addresses end in the domain. */
export const addCustomers = (domain: string, phones: readonly string[]): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `insert into users (phone, name, email, created_at)
       select phone, 'Guest ' || lpad(position::text, 3, '0'), 'guest' || position || '@' || $2::text,
              product_now()
         from unnest($1::text[]) with ordinality as listed (phone, position)`,
      [phones, domain],
    )
  })

/** The window of an ingredient order ended so many minutes ago. */
export const passWindow = (orderId: number, minutes: number): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `update ingredient_orders
          set window_day = ended::date, window_to = to_char(ended, 'HH24:MI'),
              window_from = to_char(ended - interval '1 hour', 'HH24:MI')
         from (select product_now() at time zone 'Asia/Dubai' - make_interval(mins => $2) as ended)
                as gone
        where id = $1`,
      [orderId, minutes],
    )
    // The product judges only windows that closed while it looked.
    await client.query(
      `insert into delivery_watch as w (since, seen_at)
       values (product_now() - make_interval(mins => $1), clock_timestamp())
       on conflict (only_row) do update set since = least(w.since, excluded.since)`,
      [minutes + 1],
    )
  })

/** So many hours go by for a booked event and its payout, and for nothing else. */
export const passHours = (eventId: number, hours: number): Promise<void> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ startsAt: Date }>(
      'select starts_at as "startsAt" from chef_events where id = $1',
      [eventId],
    )
    const [event] = rows
    if (!event) throw new Error(`There is no event ${eventId}.`)
    const startsAt = new Date(event.startsAt.getTime() - hours * HOUR_MS)
    const day = dayOf(startsAt)
    await client.query('update chef_events set event_date = $2, event_time = $3 where id = $1', [
      eventId,
      day,
      formatClock(startsAt),
    ])
    await client.query('update chef_bookings set day = $2, starts_at = $3 where event_id = $1', [
      eventId,
      day,
      startsAt,
    ])
    await client.query(
      `update chef_payouts set due_at = due_at - make_interval(hours => $2)
        where booking_id in (select id from chef_bookings where event_id = $1)`,
      [eventId, hours],
    )
  })

/** A message that no provider took, as an outage or a wrong number leaves it; answers its number. */
export const leaveMessage = (recipient: string): Promise<number> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into messages (recipient, template, parameters, language, dedupe_key, created_at,
              next_try_at, attempts, failure_kind, last_error, dropped_at, drop_reason)
       values ($1, 'second-factor-reset', '{"phone": "+97145550182"}', 'en', 'left:' || $1, product_now(),
               product_now(), 1, 'bad_recipient', 'Meta answered 400, error 131026', product_now(), 'bad_recipient')
       returning id`,
      [recipient],
    )
    return Number(rows[0]?.id)
  })

/** What messages to a phone will say, sent or not: at night most of them wait for the morning. */
export const readParameters = (recipient: string, template: string): Promise<string[]> =>
  inDatabase(async (client) => {
    const { rows } = await client.query<{ parameters: string }>(
      'select parameters::text from messages where recipient = $1 and template = $2',
      [recipient, template],
    )
    return rows.map(({ parameters }) => parameters)
  })

/** Meta pauses a template, and takes it again. */
export const pauseTemplate = (name: string): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(
      `insert into whatsapp_templates (name, language, status, reason, status_at)
       values ($1, 'en', 'PAUSED', 'Paused for 3 hours because of its quality.', product_now())`,
      [name],
    )
  })

export const approveTemplate = (name: string): Promise<void> =>
  inDatabase(async (client) => {
    await client.query(`update whatsapp_templates set status = 'APPROVED' where name = $1`, [name])
  })
