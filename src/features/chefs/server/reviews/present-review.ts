import { dayOf } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { maskContacts } from '#shared/text/mask-contacts.ts'
import type { getChef as contract } from '../../public-contract.ts'
import { messages } from '../../messages.ts'
import { shortNameOf } from '../../rules.ts'
import type { ReviewRow } from './review-store.ts'

type Shown = Output<typeof contract>['reviews'][number]

/** A review as anyone may read it: its writer is not named in full. */
export const presentReview = (row: ReviewRow, language: Language): Shown => ({
  stars: row.stars,
  text: maskContacts(row.text),
  name: shortNameOf(row.name) || textsIn(messages, language).someone,
  eventType: row.eventType,
  guestCount: row.guestCount,
  city: row.city,
  writtenOn: dayOf(row.writtenAt),
  reply: row.reply && maskContacts(row.reply),
})
