import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { cleanLines, cleanText } from '#shared/text/text.ts'
import { positiveInt, wireId } from '#shared/wire/wire.ts'
import { address } from './list-contract.ts'

export { deleteAddress, listAddresses, listAreas } from './list-contract.ts'

const optionalLine = /* @__NO_SIDE_EFFECTS__ */ (max: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        cleanText({ max }),
        z.transform((text): string | null => text || null),
      ),
    ),
  )

const NAME_MAX = 40
const LINE_MAX = 200
const PLACE_MAX = 120
const NUMBER_MAX = 30
const INSTRUCTIONS_MAX = 500

const areaText = cleanText({ min: 2, max: PLACE_MAX, tooShort: 'area_too_short' })

const fields = {
  name: cleanText({ min: 1, max: NAME_MAX, tooShort: 'address_name_required' }),
  addressLine1: cleanText({ min: 3, max: LINE_MAX, tooShort: 'address_line_too_short' }),
  addressLine2: optionalLine(LINE_MAX),
  city: z.enum(EMIRATES, 'city_required'),
  landmark: optionalLine(PLACE_MAX),
  buildingName: optionalLine(PLACE_MAX),
  flatNumber: optionalLine(NUMBER_MAX),
  floor: optionalLine(NUMBER_MAX),
  instructions: z.optional(
    z.nullable(
      z.pipe(
        cleanLines({ max: INSTRUCTIONS_MAX }),
        z.transform((text): string | null => text || null),
      ),
    ),
  ),
  /** The first address of a person is always the default; a default ends by choosing another. */
  isDefault: z.optional(z.boolean()),
}

/** Number of a known area, with or instead of its name as text. */
const areaId = z.optional(z.nullable(positiveInt()))

/** The form; it always names the area. */
export const addressForm = z.object({ ...fields, area: areaText, areaId })

const wholeAddress = z.object({ ...fields, area: z.optional(areaText), areaId }).check(
  z.refine(({ area, areaId: id }) => area !== undefined || typeof id === 'number', {
    path: ['area'],
    error: 'area_too_short',
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
)

const WRITE_REFUSALS = ['duplicate_address', 'area_unknown'] as const
const params = z.object({ id: wireId })

export const createAddress = endpoint({
  method: 'POST',
  path: '/api/delivery-addresses',
  who: 'signed-in',
  summary: 'Adds an address. The first one becomes the default.',
  body: wholeAddress,
  output: address,
  status: 201,
  refusals: [...WRITE_REFUSALS, 'too_many_addresses'],
  idempotent: true,
})

export const changeAddress = endpoint({
  method: 'PATCH',
  path: '/api/delivery-addresses/:id',
  who: 'signed-in',
  summary: 'Changes the fields that are sent.',
  params,
  body: z.partial(addressForm),
  output: address,
  refusals: [...WRITE_REFUSALS, 'not_found'],
  versioned: true,
  idempotent: true,
})

export const replaceAddress = endpoint({
  method: 'PUT',
  path: '/api/delivery-addresses/:id',
  who: 'signed-in',
  summary: 'Replaces the whole address; optional fields that are left out become empty.',
  params,
  body: wholeAddress,
  output: address,
  refusals: [...WRITE_REFUSALS, 'not_found'],
  versioned: true,
  idempotent: true,
})
