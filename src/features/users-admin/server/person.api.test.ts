import { expect, it } from 'vitest'
import {
  CUSTOMER,
  EVENT_DAY,
  useChefEvents,
} from '../../../../tools/testing/situations/chef-events.ts'
import { getUser, listUsers } from '../contract.ts'

const world = useChefEvents()

it('the panel of a person links to the chef events that the person asked for', async () => {
  const first = await world.ask()
  const quoted = await world.ask({ eventType: 'wedding' })
  const [chef] = world.chefs
  if (chef) await world.quote(chef, quoted)
  await world.ask({}, world.other)
  const { users } = await world.admin.call(listUsers, { search: CUSTOMER })
  const { chefEvents } = await world.admin.call(getUser, { id: users[0]?.id ?? 0 })
  expect(chefEvents).toEqual([
    { id: quoted, eventType: 'wedding', status: 'quoted', eventDate: EVENT_DAY },
    { id: first, eventType: 'dinner-party', status: 'pending', eventDate: EVENT_DAY },
  ])
})
