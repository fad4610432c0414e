import * as z from 'zod/mini'
import { isDay } from '../dates.ts'

/** A positive number that an integer of the database has room for, such as a record's. */
export const positiveInt = /* @__NO_SIDE_EFFECTS__ */ (invalid?: string) =>
  z.int32(invalid).check(z.positive(invalid))

/** A calendar day, `2026-11-24`. */
export const wireDay = /* @__NO_SIDE_EFFECTS__ */ (invalid = 'day_invalid') =>
  z.string(invalid).check(z.refine(isDay, invalid))

/** An instant in ISO 8601, of a day that the product knows. */
export const wireInstant = /* @__NO_SIDE_EFFECTS__ */ (options: { offset?: boolean } = {}) =>
  z.iso
    .datetime({ ...options, error: 'instant_invalid' })
    .check(z.refine((text) => isDay(text.slice(0, 10)), 'instant_invalid'))

/** A record's number as it is in a path or query. */
export const wireId = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.pipe(z.transform(Number), positiveInt()),
)

const IDS_MAX = 100

/** Several records' numbers in a query, parted by commas. */
export const wireIds = z.pipe(
  z.pipe(
    z.union([z.array(z.number()), z.string().check(z.regex(/^\d{1,9}(,\d{1,9})*$/))]),
    z.transform((ids) => (typeof ids === 'string' ? ids.split(',').map(Number) : ids)),
  ),
  z.array(positiveInt()).check(z.maxLength(IDS_MAX)),
)

/** How many records a page may have, in a query. */
export const wireCount = /* @__NO_SIDE_EFFECTS__ */ (maximum: number) =>
  z.pipe(wireId, z.int32().check(z.lte(maximum)))

/** The number of a line or an amendment within its day; the database keeps it as a smallint. */
export const wirePosition = z.pipe(wireId, z.int().check(z.lte(32_767)))

/** A decimal number in a query. */
export const wireNumber = /* @__NO_SIDE_EFFECTS__ */ (minimum: number, maximum: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,4}(\.\d{1,18})?$/))]),
    z.pipe(z.transform(Number), z.number().check(z.gte(minimum), z.lte(maximum))),
  )

interface DirhamsLimits {
  min?: number
  max: number
  tooSmall?: string
  tooLarge?: string
}

/** AED with at most two decimals. */
export const wireDirhams = /* @__NO_SIDE_EFFECTS__ */ (
  invalid: string,
  { min = 0, max, tooSmall = invalid, tooLarge = invalid }: DirhamsLimits,
) =>
  z
    .number(invalid)
    .check(
      z.gte(min, tooSmall),
      z.lte(max, tooLarge),
      z.multipleOf(0.01, invalid),
      z.refine(isZeroOrFils, invalid),
    )

/** `multipleOf` takes a number near 0 for a multiple. */
const isZeroOrFils = (dirhams: number) => dirhams === 0 || Math.abs(dirhams) >= 0.01

/** `true` or `false` in a query. */
export const wireFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
)
