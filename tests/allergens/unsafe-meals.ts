import { sql } from 'kysely'
import type { Database } from '../../src/server/database/database.ts'

/** Whether a household `s` must not have a dish `f` at all, no matter who chose it. */
const isUnsafe = sql<boolean>`(
  exists (
    select from household_members h
     where h.customer_id = s.customer_id and h.allergens && f.allergens
  ) or exists (
    select from household_blocked_dishes b join dishes o on o.id = b.dish_id
     where b.customer_id = s.customer_id
       and coalesce(o.copied_from, o.id) = coalesce(f.copied_from, f.id)
  ))`

/**
 * Chosen meals that hold an allergen of someone in their customer's household, or that someone there
 * reacted to. A day that the kitchen has begun with is judged once, when it is first seen: an allergy
 * that is given later does not change what was decided before.
 */
export async function findUnsafeMeals(
  db: Database,
  now: Date,
  started: Set<string>,
): Promise<string[]> {
  const { rows } = await sql<{ key: string; slug: string; unsafe: boolean }>`
    select s.id || ' ' || m.day as key, f.slug,
           ${isUnsafe} as unsafe
      from subscription_meals m
      join subscriptions s on s.id = m.subscription_id
      join menu_items i on i.id = m.menu_item_id
      join dishes f on f.id = i.dish_id
     where m.day >= (${now}::timestamptz at time zone 'Asia/Dubai')::date`.execute(db)
  const begun = await listBegun(db, now)
  const hits = rows.filter(({ key, unsafe }) => unsafe && !(begun.has(key) && started.has(key)))
  for (const key of begun) started.add(key)
  return hits.map(({ key, slug }) => `${key} ${slug}`)
}

/** Why a household `s` must not be given a dish `f` unasked; null where it may. */
const whyUnfit = sql<string | null>`coalesce(
  (select 'reaction'
     from household_blocked_dishes b join dishes o on o.id = b.dish_id
    where b.customer_id = s.customer_id
      and coalesce(o.copied_from, o.id) = coalesce(f.copied_from, f.id) limit 1),
  (select case
            when h.allergens && (f.allergens || f.asked_allergens) then 'allergy'
            when h.avoids_traces and (h.allergens && f.text_traces or exists (
              select from dish_lines l join ingredients n on n.id = l.ingredient_id
               where l.dish_id = f.id and n.may_contain && h.allergens)) then 'traces'
            when not h.diets <@ f.diets then 'diet'
            when exists (
              select from dish_lines l
               where l.dish_id = f.id and l.ingredient_id = any(h.dislikes))
              then 'dislike'
          end as why
     from household_members h where h.customer_id = s.customer_id
    order by why limit 1))`

/** Of some dishes those that a household must not be given unasked, with the reason. */
export async function findUnfitDishes(
  db: Database,
  customerId: string,
  dishIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; slug: string; why: string }>`
    select * from (
      select f.id, f.slug, ${whyUnfit} as why
        from dishes f, (select ${customerId}::uuid as customer_id) s
       where f.id = any(${[...dishIds]}::integer[])) judged
     where why is not null`.execute(db)
  return new Map(rows.map(({ id, slug, why }) => [id, `${slug}, ${why}`]))
}

/** What no one of the household chose, since the last row that was judged. */
interface Picks {
  lastId: number
  errors: string[]
}

/**
 * Meals that the kitchen or a repeated week put on a table since the last look, and that someone
 * there must not or doesn't want to eat: by an allergy, a trace, a diet or a dislike.
 */
export async function findUnfitPicks(db: Database, after: number): Promise<Picks> {
  const { rows } = await sql<{ id: number; by: string; slug: string; why: string | null }>`
    select m.id, m.chosen_by as by, f.slug, ${whyUnfit} as why
      from subscription_meals m
      join subscriptions s on s.id = m.subscription_id
      join menu_items i on i.id = m.menu_item_id
      join dishes f on f.id = i.dish_id
     where m.id > ${after} and m.chosen_by <> 'customer'`.execute(db)
  return {
    lastId: Math.max(after, ...rows.map(({ id }) => id)),
    errors: rows.flatMap(({ by, slug, why }) => (why === null ? [] : `${by}: ${slug}, ${why}`)),
  }
}

async function listBegun(db: Database, now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select subscription_id || ' ' || day as key
      from delivery_days
     where status not in ('planned', 'skipped')
       and day >= (${now}::timestamptz at time zone 'Asia/Dubai')::date`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
