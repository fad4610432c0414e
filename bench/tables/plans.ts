import { CompiledQuery } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Watched } from './watch-statements.ts'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Node[]
}

const GROWING = new Set([
  'users',
  'sessions',
  'household_members',
  'delivery_addresses',
  'subscriptions',
  'subscription_cycles',
  'subscription_receipts',
  'subscription_meals',
  'delivery_days',
  'choice_reminders',
  'kitchen_tickets',
  'kitchen_ticket_lines',
  'kitchen_days',
  'menu_items',
])

/** The growing tables that a statement would read from end to end. */
export async function tablesReadWhole(db: Database, { text, values }: Watched): Promise<string[]> {
  if (!/^\s*(with|select)\b/i.test(text)) return []
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    CompiledQuery.raw(`explain (format json) ${text}`, values),
  )
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansOf(Plan)))
}

function scansOf(node: Node): string[] {
  const table = node['Relation Name']
  const own = node['Node Type'] === 'Seq Scan' && table && GROWING.has(table) ? [table] : []
  return [...own, ...(node.Plans ?? []).flatMap(scansOf)]
}
