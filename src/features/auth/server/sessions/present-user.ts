import { dayOf } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { SessionUser } from '#server/http/callers/caller.ts'
import { photoPath } from '../../rules.ts'
import type { getSession } from '../../session-contract.ts'

export const presentUser = ({
  id,
  name,
  phone,
  email,
  role,
  alsoRoles = [],
  registeredAt,
  photoVersion,
}: Omit<SessionUser, 'sessionId' | 'secondFactor' | 'language'>): Output<typeof getSession> => ({
  id,
  name,
  phone,
  email,
  role,
  roles: [role, ...alsoRoles],
  isAdmin: role === 'admin',
  customerSince: dayOf(registeredAt),
  profilePhoto: photoPath(photoVersion),
})
