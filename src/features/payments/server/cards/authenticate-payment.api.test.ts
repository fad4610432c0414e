import { describe, expect, it } from 'vitest'
import { authenticatePayment, listOwnPayments } from '../../contract.ts'
import { testDatabaseUrl } from '../../../../../tools/testing/database.ts'
import { chargeTime, usePayments } from '../testing/payments-app.ts'

const test = usePayments(testDatabaseUrl())
const DUE = '2026-11-25'
const ASKS_AT_EACH_CHARGE = '4000002760003184'

/** A payment whose bank asks for the customer, and the page on which it does. */
async function askedByBank() {
  const who = await test.person()
  const setup = await test.saveCard(who, ASKS_AT_EACH_CHARGE)
  const { id } = await test.open(who, { cardSetupId: setup.id, chargeOn: DUE })
  await test.goTo(chargeTime(DUE))
  const { form } = await who.call(authenticatePayment, { id })
  if (form?.presentation !== 'frame') throw new Error('The bank asks nothing')
  return { who, id, url: form.url }
}

describe('POST /api/payments/:id/authenticate', () => {
  it('opens the bank’s question, and the approved charge is taken', async () => {
    const { who, id, url } = await askedByBank()
    const [payment] = await who.call(listOwnPayments)
    expect(payment).toMatchObject({ id, needsAuthentication: true, capturedAt: null })
    await test.post(`${url}/challenge`, { answer: 'approve' })
    const answer = await who.call(authenticatePayment, { id })
    expect(answer).toEqual({ state: 'captured', form: null })
    await test.drain()
    expect(await test.stateOf(id)).toBe('captured')
    expect((await who.call(listOwnPayments))[0]).toMatchObject({ needsAuthentication: false })
  })

  it('takes nothing where the customer refuses', async () => {
    const { who, id, url } = await askedByBank()
    await test.post(`${url}/challenge`, { answer: 'refuse' })
    expect((await who.call(authenticatePayment, { id })).form).toBeNull()
    await test.drain()
    expect((await test.payment(id)).captured_at).toBeNull()
  })

  it('refuses another person’s payment', async () => {
    const { id } = await askedByBank()
    const other = await test.person()
    await expect(other.call(authenticatePayment, { id })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
