import { expect, it } from 'vitest'
import { inviteErrorOf, type Invited } from './rules.ts'

const nobody: Invited = {
  roles: [],
  isSuspended: false,
  hasKitchen: false,
  isInvitedElsewhere: false,
}

it.each([
  ['a number that no one knows', {}, undefined],
  ['a customer', { roles: ['customer'] }, undefined],
  ['a chef', { roles: ['chef'] }, undefined],
  ['a restaurant without a kitchen', { roles: ['restaurant'] }, undefined],
  ['someone of the team', { roles: ['admin'] }, 'invite_team_member'],
  ['a customer who is in the team as well', { roles: ['customer', 'admin'] }, 'invite_team_member'],
  ['someone who is blocked', { roles: ['customer'], isSuspended: true }, 'invite_person_blocked'],
  ['an owner', { roles: ['restaurant'], hasKitchen: true }, 'invite_owner_has_kitchen'],
  ['someone invited to another kitchen', { isInvitedElsewhere: true }, 'invite_elsewhere'],
  [
    'a blocked owner',
    { roles: ['restaurant'], isSuspended: true, hasKitchen: true },
    'invite_person_blocked',
  ],
] as const)('inviting %s', (_, known, error) => {
  expect(inviteErrorOf({ ...nobody, ...known })).toBe(error)
})
