import { dayOf } from '#shared/dates.ts'
import type { Answer } from '#shared/endpoint.ts'
import { photoPath } from '../../rules.ts'
import type { getSession } from '../../session-contract.ts'
import type { UserRow } from '../store.ts'

export const presentUser = ({
  name,
  phone,
  email,
  role,
  registeredAt,
  photoVersion,
}: Omit<UserRow, 'id' | 'suspendedAt'>): Answer<typeof getSession> => ({
  name,
  phone,
  email,
  role,
  isAdmin: role === 'admin',
  customerSince: dayOf(registeredAt),
  profilePhoto: photoPath(photoVersion),
})
