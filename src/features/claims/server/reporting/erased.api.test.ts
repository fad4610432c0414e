import { expect, it } from 'vitest'
import { erasedPhone, isErasedPhone } from '#shared/phone.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { payStopRefunds } from '../../../kitchen-board/server/pay-stop-refunds.ts'
import { useClaims } from '../../../../../tools/testing/situations/claims.ts'
import { getFoodProblem, grantClaim, listFoodProblems, refuseClaim } from '../../admin-contract.ts'

const test = useClaims()
const keyed = () => ({ idempotencyKey: newIdempotencyKey() })

it('reports of a deleted account are answered without a word to anyone', async () => {
  const { id } = await test.deliver()
  test.toLunch()
  const quality = await test.claim(id, { kind: 'quality', words: '' })
  const reaction = await test.claim(id, { kind: 'allergen', words: '' })
  await test.app.drain()
  const { number } = await test.db
    .selectFrom('users')
    .select('number')
    .where('phone', '=', test.customer.phone)
    .executeTakeFirstOrThrow()
  await test.db
    .updateTable('users')
    .set({ phone: erasedPhone(number), name: '', erased_at: test.app.clock.now() })
    .where('number', '=', number)
    .execute()

  const { admin } = test.people
  const { claims } = await admin.call(listFoodProblems, {})
  expect(claims.map((claim) => claim.customerPhone)).toEqual(['', ''])
  expect(await admin.call(getFoodProblem, { id: reaction.id })).toMatchObject({
    customerName: 'Deleted account',
    customerPhone: '',
  })
  const words = 'The photo shows another dish'
  expect(await admin.call(refuseClaim, { id: reaction.id, words }, keyed())).toMatchObject({
    state: 'refused',
  })
  expect(await admin.call(grantClaim, { id: quality.id }, keyed())).toMatchObject({
    state: 'granted',
  })
  test.goTo(40)
  await payStopRefunds(test.db, test.app.clock.now())
  const open = test.db
    .selectFrom('drop_refunds')
    .select('ticket_id')
    .where('settled_at', 'is', null)
  expect(await open.execute()).toEqual([])
  await test.app.drain()
  const messages = await test.db.selectFrom('messages').selectAll().execute()
  const toNobody = messages.filter(({ recipient }) => isErasedPhone(recipient))
  expect(toNobody.map(({ template, text }) => ({ template, text }))).toEqual([])
})
