import * as z from 'zod/mini'

/** A record's number as it stands in a path or query. */
export const wireId = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
  z.pipe(z.transform(Number), z.int().check(z.positive())),
)

/** A decimal number in a query. */
export const wireNumber = /* @__NO_SIDE_EFFECTS__ */ (minimum: number, maximum: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,4}(\.\d{1,18})?$/))]),
    z.pipe(z.transform(Number), z.number().check(z.gte(minimum), z.lte(maximum))),
  )

/** `true` or `false` in a query. */
export const wireFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])]),
  z.transform((value) => value === true || value === 'true'),
)
