import { dayOf } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { createChefEvent as contract } from '../../contract.ts'
import { isUrgent, joinCuisines } from '../../rules.ts'
import type { ChefEventRow } from '../store.ts'

/** A request as it is on the wire. */
export const toChefEvent = ({
  cuisines,
  createdAt,
  userId: _owner,
  startsAt: _start,
  askedAt: _asked,
  notifiedAt: _notified,
  cancelledBy: _canceller,
  ...row
}: ChefEventRow): Output<typeof contract> => ({
  ...row,
  cuisinePreference: joinCuisines(cuisines),
  cuisinePreferences: cuisines,
  isUrgent: isUrgent(row.eventDate, dayOf(createdAt)),
  createdAt: createdAt.toISOString(),
})
