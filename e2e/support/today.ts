import pg from 'pg'
import { expect, type APIRequestContext } from '@playwright/test'
import { signInAsDemo } from './people.ts'
import { productToday } from './now.ts'

export interface TicketToday {
  id: number
  /** `A-007`. */
  label: string
  mealTime: 'breakfast' | 'lunch' | 'dinner'
  handoverCode: string
}

interface GuestToday {
  phone: string
  tickets: TicketToday[]
  stepsOf: (ticketId: number) => Promise<string[]>
}

/**
 * The guest of the demo kitchen whose two meals of today journeys take through the kitchen, with the
 * day set back to its beginning at whatever hour the test runs. `stepsOf` answers every step of a
 * ticket from now on; the demo's own day and earlier tests have steps as well.
 */
export async function guestOfToday(): Promise<GuestToday> {
  const client = new pg.Client({ connectionString: process.env['E2E_DATABASE_URL'] })
  await client.connect()
  try {
    const guest = await findGuestOfToday(client)
    const ids = guest.tickets.map(({ id }) => id)
    await client.query(
      `update kitchen_tickets
          set status = 'due', version = 1, failure_reason = null, changed_at = product_now(),
              knocked_at = null, run_id = null
        where id = any($1)`,
      [ids],
    )
    await client.query(
      `delete from household_blocked_dishes where claim_id in (
         select id from delivery_claims where ticket_id = any($1))`,
      [ids],
    )
    await client.query('delete from drop_contests where ticket_id = any($1)', [ids])
    await client.query('delete from delivery_claims where ticket_id = any($1)', [ids])
    await client.query('delete from drop_refunds where ticket_id = any($1)', [ids])
    await client.query('update kitchen_ticket_lines set done_at = null where ticket_id = any($1)', [
      ids,
    ])
    await client.query(
      `update delivery_days set status = 'locked', failure_reason = null, refunded_sixths = 0
        where id in (select delivery_day_id from kitchen_tickets where id = any($1))`,
      [ids],
    )
    const { rows } = await client.query<{ last: number }>(
      'select coalesce(max(id), 0)::integer as last from kitchen_ticket_steps',
    )
    const last = rows[0]?.last ?? 0
    return { ...guest, stepsOf: (ticketId) => listSteps(ticketId, last) }
  } finally {
    await client.end()
  }
}

/** The same one each time, for every test of a product. */
export async function findGuestOfToday(client: pg.Client) {
  const { rows } = await client.query<{ phone: string; tickets: TicketToday[] }>(
    `select u.phone, json_agg(json_build_object('id', t.id, 'mealTime', t.meal_time,
         'label', 'A-' || lpad(t.number::text, 3, '0'),
         'handoverCode', t.handover_code) order by t.window_from) as tickets
       from kitchen_tickets t join users u on u.id = t.customer_id
      where t.restaurant_id = 1 and t.day = $1 and u.phone like '+97150100%'
      group by u.phone having count(*) = 2 order by min(t.number) limit 1`,
    [productToday()],
  )
  const [guest] = rows
  if (!guest) throw new Error('No guest of the demo kitchen gets two meals today.')
  return guest
}

/** The demo kitchen takes tickets from step to step, on a device of its own. */
export async function openKitchen(api: APIRequestContext) {
  await signInAsDemo(api, 'restaurant')
  return {
    bump: async (id: number, from: string, to: string, reason?: string) => {
      const board = await api.get('/api/kitchen/board')
      const { tickets } = (await board.json()) as { tickets: { id: number; version: number }[] }
      const version = tickets.find((ticket) => ticket.id === id)?.version
      const data = { version, from, to, ...(reason !== undefined && { reason }) }
      await expect(await api.post(`/api/kitchen/tickets/${id}/bump`, { data })).toBeOK()
    },
  }
}

/** The steps of a ticket after another one, as the server has written them down. */
async function listSteps(ticketId: number, after: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: process.env['E2E_DATABASE_URL'] })
  await client.connect()
  try {
    const { rows } = await client.query<{ step: string }>(
      `select from_status || ' to ' || to_status as step from kitchen_ticket_steps
        where ticket_id = $1 and id > $2 order by id`,
      [ticketId, after],
    )
    return rows.map(({ step }) => step)
  } finally {
    await client.end()
  }
}
