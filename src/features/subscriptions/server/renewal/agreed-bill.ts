import type { Database, Transaction } from '#server/database/database.ts'
import { isAddOnLine, type Priced } from '../../add-on-rules.ts'
import type { CycleRow } from '../store.ts'

type Newest = Pick<CycleRow, 'number' | 'lines'>

/** What the customer was shown for the cycle after the newest one; undefined where nothing was kept. */
export async function findAgreedLines(
  db: Database,
  subscriptionId: number,
  { number }: Newest,
): Promise<readonly Priced[] | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['agreed_lines', 'agreed_after'])
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const isOfNext = row.agreed_after !== null && row.agreed_after >= number
  return isOfNext ? (row.agreed_lines as unknown as Priced[]) : undefined
}

/** The customer was shown these lines for the cycle after the newest one. */
export async function writeAgreedLines(
  tx: Transaction,
  subscriptionId: number,
  newest: Newest,
  lines: readonly Priced[],
): Promise<void> {
  const agreed = lines.map(({ code, amountFils }) => ({ code, amountFils }))
  await tx
    .updateTable('subscriptions')
    .set({ agreed_lines: JSON.stringify(agreed), agreed_after: newest.number })
    .where('id', '=', subscriptionId)
    .execute()
}

/** Another plan or kitchen is given up: the newest one goes on, with the add-ons agreed to since. */
export async function agreeToNewest(
  tx: Transaction,
  subscriptionId: number,
  newest: Newest,
): Promise<void> {
  const agreed = (await findAgreedLines(tx, subscriptionId, newest)) ?? newest.lines
  const addOns = agreed.filter(isAddOnLine)
  const others = newest.lines.filter((line) => !isAddOnLine(line))
  await writeAgreedLines(tx, subscriptionId, newest, [...others, ...addOns])
}
