import { expect, it } from 'vitest'
import { enqueue } from '#server/jobs/jobs.ts'
import { inTransaction } from '#server/database/database.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { usePayments } from '../testing/payments-app.ts'
import { bookChefPayout } from './chef-books.ts'
import { listSums, write } from './ledger.ts'

const test = usePayments(testDatabaseUrl())

it('a payout that an older process booked from the cards’ clearing is corrected once', async () => {
  const { id: paymentId } = await test.open(await test.person())
  const at = test.clock.now()
  await inTransaction(test.db, async (tx) => {
    await bookChefPayout(tx, { id: 7001, paymentId, netFils: 30_000 }, at)
    await write(tx, {
      key: 'chef-payout:7002',
      paymentId,
      at,
      entries: [
        ['chef-payouts', 50_000],
        ['clearing:credit_card', -50_000],
      ],
    })
  })
  for (let night = 0; night < 2; night++) {
    await enqueue(test.db, 'check-ledger', {})
    await test.drain()
  }
  const sums = async (prefix: string) =>
    Object.fromEntries((await inTransaction(test.db, (tx) => listSums(tx, prefix))).sums)
  expect(await sums('chef-payout')).toEqual({
    'chef-payouts': 80_000,
    bank: -80_000,
    'clearing:credit_card': 0,
  })
  expect(await sums('chef-payout-from-bank:7001')).toEqual({})
})
