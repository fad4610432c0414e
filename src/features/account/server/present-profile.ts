import { dayOf } from '#shared/dates.ts'
import type { Answer } from '#shared/wire/endpoint.ts'
import { photoPath } from '#features/auth/rules.ts'
import type { getProfile } from '../contract.ts'
import type { PersonRow } from '#features/auth/server/public.ts'

export const presentProfile = (person: PersonRow): Answer<typeof getProfile> => ({
  name: person.name,
  email: person.email,
  phone: person.phone,
  profilePhoto: photoPath(person.photo_version),
  customerSince: dayOf(person.created_at),
})
