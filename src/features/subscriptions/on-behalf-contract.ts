import * as z from 'zod/mini'
import { ADDRESS_REFUSALS, addressing } from '#features/deliveries/change-contract.ts'
import { reasonText } from '#shared/text/text.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'
import {
  NEXT_REFUSALS,
  nextCycle,
  temporaryAddressFields,
  TEMPORARY_ADDRESS_REFUSALS,
  temporaryAddressPlan,
} from './change-contract.ts'

const byId = z.object({ id: wireId })
const byDay = z.object({ id: wireId, dayId: wireId })
const because = z.object({ reason: reasonText })
const address = z.object({ addressId: wireId })

export const previewDayAddressFor = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id/days/:dayId/address',
  who: 'admin',
  summary: 'What sending a delivery to another address of the customer would mean.',
  params: byDay,
  query: address,
  output: addressing,
  refusals: ADDRESS_REFUSALS,
})

export const setDayAddressFor = endpoint({
  method: 'PUT',
  path: '/api/admin/subscriptions/:id/days/:dayId/address',
  who: 'admin',
  summary: 'Sends a delivery to another address on behalf of the customer, who is told.',
  params: byDay,
  body: z.extend(address, because.shape),
  output: z.extend(addressing, { id: z.number(), receiptNumber: z.string() }),
  idempotent: true,
  refusals: ADDRESS_REFUSALS,
})

export const previewTemporaryAddressFor = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id/address-spells/preview',
  who: 'admin',
  summary: 'What another address of the customer for a while would mean; nothing is changed.',
  params: byId,
  query: z.object(temporaryAddressFields),
  output: temporaryAddressPlan,
  refusals: TEMPORARY_ADDRESS_REFUSALS,
})

export const addTemporaryAddressFor = endpoint({
  method: 'POST',
  path: '/api/admin/subscriptions/:id/address-spells',
  who: 'admin',
  summary: 'Sends deliveries elsewhere for a while on behalf of the customer, who is told.',
  params: byId,
  body: z.object({ ...temporaryAddressFields, ...because.shape }),
  output: z.extend(temporaryAddressPlan, {
    id: z.number(),
    receiptNumber: z.string(),
    spellId: z.number(),
  }),
  status: 201,
  idempotent: true,
  refusals: TEMPORARY_ADDRESS_REFUSALS,
})

export const listKitchensFor = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id/restaurants',
  who: 'admin',
  summary: 'Restaurants that deliver to the usual address of a subscription, nearest first.',
  params: byId,
  output: z.array(z.object({ id: z.number(), name: z.string() })),
  refusals: ['not_found'],
})

const restaurant = z.object({ restaurantId: wireId })

export const previewRestaurantFor = endpoint({
  method: 'GET',
  path: '/api/admin/subscriptions/:id/next-restaurant',
  who: 'admin',
  summary: 'What another restaurant from the next cycle on would cost; nothing is changed.',
  params: byId,
  query: restaurant,
  output: nextCycle,
  refusals: NEXT_REFUSALS,
})

export const setRestaurantFor = endpoint({
  method: 'PUT',
  path: '/api/admin/subscriptions/:id/next-restaurant',
  who: 'admin',
  summary:
    'Takes another restaurant from the next cycle on behalf of the customer, who is told. It changes what will be charged.',
  params: byId,
  body: z.extend(restaurant, because.shape),
  output: z.extend(nextCycle, { id: z.number(), receiptNumber: z.string() }),
  idempotent: true,
  refusals: [...NEXT_REFUSALS, 'fresh_code_required'],
})
