import { dayOf } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { photoPath } from '#features/auth/rules.ts'
import type { getProfile } from '../contract.ts'
import { versionOf, type RecordFields } from '#server/http/version.ts'
import type { PersonRow } from '#features/auth/server/public.ts'

/** What a save replaces even where it was not changed; a photo is sent only where it was. */
export const profileFields = ({ name, email }: PersonRow): RecordFields => ({ name, email })

export const presentProfile = (person: PersonRow): Output<typeof getProfile> => ({
  name: person.name,
  email: person.email,
  phone: person.phone,
  profilePhoto: photoPath(person.photo_version),
  customerSince: dayOf(person.created_at),
  version: versionOf(profileFields(person)),
})
