import * as z from 'zod/mini'
import { wireId } from './wire.ts'

/** So many records at once: more would hold the database for too long. */
export const BULK_MAX = 50

/** The records of an action on several, each named once. */
export const bulkIds = z.array(wireId, 'bulk_ids_needed').check(
  z.minLength(1, 'bulk_ids_needed'),
  z.maxLength(BULK_MAX, 'bulk_ids_many'),
  z.refine((ids) => new Set(ids).size === ids.length, 'bulk_ids_needed'),
)

/** Why something is not done to a record. */
export const bulkRefused = z.array(
  z.object({ id: z.number(), code: z.string(), message: z.string() }),
)

/** Each record's own answer: what one is refused keeps nothing from the others. */
export const bulkResult = z.object({ done: z.array(z.number()), refused: bulkRefused })

export type BulkResult = z.output<typeof bulkResult>
