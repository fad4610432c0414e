import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { OPEN_STATES } from '#features/payments/rules.ts'
import { OPEN_STATUSES } from '#features/shopping/rules.ts'
import { BLOCKERS, type Blocker } from '../rules.ts'

/** What a person still runs, waits for or owes. */
export async function findBlockers(db: Database, { id, user }: Member): Promise<Blocker[]> {
  const { rows } = await sql<Record<Blocker, boolean>>`
    select
      exists (select from chefs where user_id = ${id})
        or exists (select from restaurants where owner_id = ${id}) as staff,
      exists (select from subscriptions
        where customer_id = ${id} and status <> 'ended') as plan,
      exists (select from chef_events
        where user_id = ${id} and status not in ('completed', 'cancelled'))
        or exists (select from chef_complaints c join chef_bookings b on b.id = c.booking_id
          where b.customer_id = ${id} and c.resolved_at is null) as chef_event,
      exists (select from ingredient_orders
        where customer_id = ${id} and (status = any(${sql.val(OPEN_STATUSES)})
          or (choose_until is not null and made_good is null))) as ingredient_order,
      exists (select from payments p
        where p.customer_id = ${id} and (
          p.state = any(${sql.val(OPEN_STATES)})
          or exists (select from refunds r
            where r.payment_id = p.id and r.state <> 'succeeded')
          or exists (select from payment_reviews w
            where w.payment_id = p.id and w.closed_at is null)
          or exists (select from payment_disputes d
            where d.payment_id = p.id and d.closed_at is null)))
        or exists (select from drop_refunds d
          join subscription_cycles c on c.id = d.cycle_id
          join subscriptions s on s.id = c.subscription_id
          where s.customer_id = ${id} and d.settled_at is null) as money`.execute(db)
  const [open] = rows
  const isStaff = user.role !== 'customer' || (user.alsoRoles ?? []).length > 0
  return BLOCKERS.filter((blocker) => open?.[blocker] || (blocker === 'staff' && isStaff))
}
