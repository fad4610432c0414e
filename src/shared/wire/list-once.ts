import * as z from 'zod/mini'

interface Limits {
  /** The code of what is no such list. */
  code: string
  max: number
  /** The code of a list that is still too long when each value is in it once. */
  tooMany?: string
}

/** A list in which a value counts once, however often it was sent. */
export const listOnce = <T extends z.ZodMiniType<string, string>>(
  value: T,
  { code, max, tooMany }: Limits,
) =>
  z.pipe(
    z.pipe(
      z.array(value, code),
      z.transform((values: z.output<T>[]) => [...new Set(values)]),
    ),
    z.array(z.custom<z.output<T>>()).check(z.maxLength(max, tooMany)),
  )
