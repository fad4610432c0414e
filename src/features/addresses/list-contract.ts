import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId } from '#shared/wire/wire.ts'

export const address = z.object({
  id: z.number(),
  name: z.string(),
  addressLine1: z.string(),
  addressLine2: z.nullable(z.string()),
  city: z.enum(EMIRATES),
  area: z.string(),
  /** The known area, where the text names one. */
  areaId: z.nullable(z.number()),
  landmark: z.nullable(z.string()),
  buildingName: z.nullable(z.string()),
  flatNumber: z.nullable(z.string()),
  floor: z.nullable(z.string()),
  instructions: z.nullable(z.string()),
  isDefault: z.boolean(),
  /** Goes with a save as If-Match. */
  version: z.string(),
})

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/delivery-addresses',
  who: 'signed-in',
  summary: "The caller's addresses, the default one first.",
  output: z.array(address),
  refusals: [],
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/api/delivery-addresses/:id',
  who: 'signed-in',
  summary: 'Deletes an address that is not the default of several and that no delivery needs.',
  params: z.object({ id: wireId }),
  output: z.object({ ok: z.literal(true) }),
  refusals: ['default_address_kept', 'address_in_use', 'not_found'],
})

export const area = z.object({
  id: z.number(),
  slug: z.string(),
  city: z.enum(EMIRATES),
  /** In the caller's language. */
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})

export const listAreas = endpoint({
  method: 'GET',
  path: '/api/areas',
  who: 'anyone',
  kept: 'day',
  summary: 'Known areas of one emirate or of all, by name.',
  query: z.object({ city: z.optional(z.enum(EMIRATES, 'city_required')) }),
  output: z.array(area),
  refusals: [],
})
