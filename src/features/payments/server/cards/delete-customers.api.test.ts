import { expect, it } from 'vitest'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { listIncidents } from '../../review-contract.ts'
import { withErrors, type PlannedError } from '../testing/faulty-cards.ts'
import { usePayments, type Person } from '../testing/payments-app.ts'
import { deleteCardCustomers } from './delete-customers.ts'

const test = usePayments(testDatabaseUrl())

const sweep = (error?: PlannedError) =>
  deleteCardCustomers(withErrors(test.parts, () => error))(test.context)

const keptOf = ({ id }: Person) =>
  test.db.selectFrom('card_customers').select('ref').where('customer_id', '=', id).execute()

async function deletedPerson(): Promise<Person> {
  const who = await test.person()
  await test.saveCard(who, '4242424242424242')
  const now = test.clock.now()
  await test.db.updateTable('users').set({ erased_at: now }).where('id', '=', who.id).execute()
  return who
}

it('the cards of a deleted account go at the provider, those of others stay', async () => {
  const other = await test.person()
  await test.saveCard(other, '4242424242424242')
  const who = await deletedPerson()
  expect(await keptOf(who)).toHaveLength(1)
  await sweep()
  expect(await keptOf(who)).toEqual([])
  expect(await keptOf(other)).toHaveLength(1)
})

it('an outage of the provider leaves them for the next run and raises one alarm', async () => {
  const who = await deletedPerson()
  for (let tries = 0; tries < 3; tries += 1) {
    await sweep({ kind: 'unreachable', isOutcomeKnown: false })
  }
  expect(await keptOf(who)).toHaveLength(1)
  const admin = await test.person('admin')
  expect(await admin.call(listIncidents)).toMatchObject([
    { provider: 'simulator', kind: 'unreachable', calls: 3 },
  ])
  await sweep()
  expect(await keptOf(who)).toEqual([])
  expect(await admin.call(listIncidents)).toEqual([])
})

it('one customer whom the provider refuses to delete stops no other', async () => {
  const refused = await deletedPerson()
  const who = await deletedPerson()
  let calls = 0
  const first: PlannedError = { kind: 'request', isOutcomeKnown: true }
  const parts = withErrors(test.parts, () => ((calls += 1) === 1 ? first : undefined))
  await deleteCardCustomers(parts)(test.context)
  expect(await keptOf(refused)).toHaveLength(1)
  expect(await keptOf(who)).toEqual([])
})
