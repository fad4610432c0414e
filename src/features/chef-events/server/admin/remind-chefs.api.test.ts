import { expect, it } from 'vitest'
import { declineRequest } from '#features/chef-events/chef-contract.ts'
import { cancelEventAsAdmin } from '#features/chef-events/admin-contract.ts'
import { remindChefs } from '#features/chef-events/admin-tables-contract.ts'
import { CHEFS, useChefEvents } from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef
const NEXT_DAY = new Date('2026-11-22T08:00:00Z')
const UNKNOWN_ID = 987_654_321

const remind = (...ids: number[]) => at.admin.call(remindChefs, { ids })
const remindersTo = async (phone: string) =>
  (await messagesTo(at.test, phone)).filter(({ template }) => template === 'chef-reminded')

it('POST /api/admin/chef-events/remind reminds once a day who could quote and has not', async () => {
  const first = await at.ask()
  const second = await at.ask({ eventDate: '2026-12-06' })
  expect((await remind(first)).refused).toMatchObject([{ id: first, code: 'nobody_to_remind' }])

  at.test.clock.moveTo(NEXT_DAY)
  await at.quote(chef(0), first)
  await chef(1).browser.call(declineRequest, { id: first })
  const answer = await remind(second, first, UNKNOWN_ID)
  expect(answer.done).toEqual([first, second])
  expect(answer.refused).toMatchObject([{ id: UNKNOWN_ID, code: 'not_found' }])
  for (const phone of CHEFS) expect(await remindersTo(phone)).toHaveLength(1)
  const [third] = await remindersTo(CHEFS[2])
  expect(third?.parameters).toMatchObject({
    event: { day: '2026-12-05' },
    until: expect.stringContaining('2026-11-23'),
  })
  expect((await remind(first, second)).refused.map(({ code }) => code)).toEqual([
    'nobody_to_remind',
    'nobody_to_remind',
  ])
  const auditLog = await at.test.app.db
    .selectFrom('audit_log')
    .select(['object_id as id', 'before', 'after'])
    .where('action', '=', 'remind-chefs')
    .orderBy('id')
    .execute()
  expect(auditLog).toEqual([
    {
      id: String(first),
      before: { invited: 3, quotes: 1 },
      after: expect.objectContaining({ reminded: 1 }),
    },
    {
      id: String(second),
      before: { invited: 3, quotes: 0 },
      after: expect.objectContaining({ reminded: 2 }),
    },
  ])
})

it('POST /api/admin/chef-events/remind leaves requests that take no quotes', async () => {
  const closed = await at.ask()
  const quoted = await at.ask({ eventDate: '2026-12-06' })
  await at.quote(chef(0), quoted)
  await at.admin.call(cancelEventAsAdmin, { id: closed, reason: 'The customer called and asked' })
  at.test.clock.moveTo(new Date('2026-11-23T08:00:01Z'))
  await at.test.app.db
    .updateTable('chef_quotes')
    .set({ expires_at: new Date('2026-11-24T08:00:00Z') })
    .where('event_id', '=', quoted)
    .execute()
  expect((await remind(closed, quoted)).refused.map(({ code }) => code)).toEqual([
    'chef_event_closed',
    'chef_event_quoted',
  ])
})
