import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { createLog } from '#server/log.ts'
import { ownerUrlOf, testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { listPayments } from '../../admin-contract.ts'
import { usePayments } from '../testing/payments-app.ts'

const url = testDatabaseUrl()
const test = usePayments(url)

async function goOnFrom(id: number) {
  const owner = openDatabase(ownerUrlOf(url()), createLog('silent'))
  await sql`select setval(pg_get_serial_sequence('payments', 'id'), ${id}, false)`.execute(owner.db)
  await owner.close()
}

it('keeps references apart and found past six digits', async () => {
  const who = await test.person()
  const admin = await test.person('admin')
  for (const [first, references] of [
    [999_999, ['SUF-999999', 'SUF-1000000', 'SUF-1000001']],
    [10_000_005, ['SUF-10000005', 'SUF-10000006', 'SUF-10000007']],
  ] as const) {
    await goOnFrom(first)
    for (const reference of references) {
      const { id } = await test.open(who)
      expect((await test.payment(id)).reference).toBe(reference)
      const { payments } = await admin.call(listPayments, { search: reference })
      expect(payments.map((payment) => payment.id)).toEqual([id])
    }
  }
})
