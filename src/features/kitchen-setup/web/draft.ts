import type { Input } from '#shared/wire/endpoint.ts'
import { kitchenChange, type changeKitchenSetup } from '../contract.ts'
import type { KitchenSetup } from './queries.ts'

type Fields = Omit<KitchenSetup['fields'], 'capacityPerDay'>
/** What is in the form; NaN is a number that was not given yet. */
export type Draft = Fields
export type FieldName = keyof Draft
export type Changes = Input<typeof changeKitchenSetup>

/** In the order of the form. */
const FIELD_NAMES = [
  'nameEn',
  'nameAr',
  'descriptionEn',
  'descriptionAr',
  'cuisines',
  'areaId',
  'addressLine',
  'openingTime',
  'closingTime',
  'deliveryMinutesMin',
  'deliveryMinutesMax',
  'deliveryRadiusKm',
  'deliveryFee',
  'monthlyPrice',
] as const satisfies readonly FieldName[]

/** The server keeps 0 for these until they are given; a fee of 0 is a free delivery. */
const givenNumber = (value: number): number => (value === 0 ? Number.NaN : value)

export const draftOf = (fields: KitchenSetup['fields']): Draft => ({
  ...fields,
  deliveryMinutesMin: givenNumber(fields.deliveryMinutesMin),
  deliveryMinutesMax: givenNumber(fields.deliveryMinutesMax),
  deliveryRadiusKm: givenNumber(fields.deliveryRadiusKm),
  monthlyPrice: givenNumber(fields.monthlyPrice),
})

/**
 * What is other than it was: a kitchen is described piece by piece, and nothing has to be whole.
 */
export function changesOf(before: Draft, draft: Draft): Changes {
  const isSame = (name: FieldName) =>
    Object.is(before[name], draft[name]) || String(before[name]) === String(draft[name])
  return Object.fromEntries(
    FIELD_NAMES.filter((name) => !isSame(name)).map((name) => [name, draft[name] ?? undefined]),
  )
}

/** Refusal codes of what would not be taken, in the order of the form. */
export function errorsOf(changes: Changes): Partial<Record<FieldName, string>> {
  const read = kitchenChange.safeParse(changes)
  if (read.success) return {}
  const codes = new Map<string, string>()
  for (const { path, message } of read.error.issues) {
    const name = String(path[0])
    if (!codes.has(name)) codes.set(name, message)
  }
  return Object.fromEntries(
    FIELD_NAMES.filter((name) => codes.has(name)).map((name) => [name, codes.get(name)]),
  )
}
