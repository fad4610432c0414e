import { ALLERGENS, type Allergen, type Diet } from '#shared/food/food.ts'

export const PORTIONS = ['small', 'regular', 'large'] as const
export type Portion = (typeof PORTIONS)[number]

/** How much of one serving a portion is. R-HOME-1 */
export const SERVINGS: Readonly<Record<Portion, number>> = { small: 0.75, regular: 1, large: 1.5 }

/** A household has up to 12 members. R-HOME-4 */
export const MEMBERS_MAX = 12
export const DISLIKES_MAX = 30

export interface Block<M> {
  member: M
  allergen: Allergen
}

/** Every allergy that a dish meets, member by member; a dish with none is free for all. R-HOME-2 */
export const blocksDish = <M extends { allergens: readonly Allergen[] }>(
  dish: { allergens: readonly Allergen[] },
  members: readonly M[],
): Block<M>[] =>
  members.flatMap((member) =>
    member.allergens
      .filter((allergen) => dish.allergens.includes(allergen))
      .map((allergen) => ({ member, allergen })),
  )

/** Even traces of these are a danger to many: they are left out until the person says otherwise. */
const LEFT_OUT_UNASKED: readonly Allergen[] = ['peanuts', 'tree-nuts', 'sesame']

/** An allergic person, and whether dishes with traces of their allergens are left out for them. */
export interface AllergicPerson {
  allergens: readonly Allergen[]
  avoidsTraces: boolean
}

/**
 * Whether traces are left out for a person whose allergies change: as they answer, else as before. A
 * new allergy to nuts or sesame begins with yes, since an earlier no was not about it. R-HOME-7
 */
export function avoidsTracesWith(
  allergens: readonly Allergen[],
  before?: AllergicPerson,
  answer?: boolean,
): boolean {
  const isNew = (one: Allergen) => allergens.includes(one) && !before?.allergens.includes(one)
  return answer ?? (LEFT_OUT_UNASKED.some(isNew) || before?.avoidsTraces === true)
}

/** The allergens of which no one at the table gets traces unasked. */
export const avoidedTraces = (people: readonly AllergicPerson[]): Allergen[] =>
  unionOf(
    ALLERGENS,
    people.filter((person) => person.avoidsTraces).map(({ allergens }) => allergens),
  )

/** What no dish may hold that is chosen for a household. */
export interface Avoided {
  allergens: readonly Allergen[]
  /** Traces of these, either. */
  traces: readonly Allergen[]
  /** Nor be one of these: someone reacted to it. By their slugs. */
  blockedDishes: readonly string[]
}

/** What people must not eat, and the dishes that are blocked for their household. R-HOME-8 */
export const avoidedBy = (
  people: readonly AllergicPerson[],
  blockedDishes: readonly string[],
): { allergens: Allergen[]; traces: Allergen[]; blockedDishes: string[] } => ({
  allergens: unionOf(
    ALLERGENS,
    people.map(({ allergens }) => allergens),
  ),
  traces: avoidedTraces(people),
  blockedDishes: [...blockedDishes],
})

/**
 * Whether a dish may be chosen for a household that didn't ask for it: by a kitchen, a repeated week,
 * a suggestion or a replacement. Dishes with traces they may still choose themselves. R-HOME-5
 */
export const isSafeUnasked = (
  dish: { slug: string; allergens: readonly Allergen[]; mayContain: readonly Allergen[] },
  { allergens, traces, blockedDishes }: Avoided,
): boolean =>
  !blockedDishes.includes(dish.slug) &&
  !dish.allergens.some((one) => allergens.includes(one)) &&
  !dish.mayContain.some((one) => traces.includes(one))

export interface AllergyWarning {
  allergen: Allergen
  /** The dish may contain traces of it. */
  isTrace: boolean
  /** Whose allergy it is. */
  names: string[]
}

/**
 * What a dish contains, then what it may contain traces of, that someone is allergic to. R-HOME-3
 */
export function warnOfAllergies(
  dish: { allergens: readonly Allergen[]; mayContain: readonly Allergen[] },
  members: readonly { name: string; allergens: readonly Allergen[] }[],
): AllergyWarning[] {
  const warn = (allergen: Allergen, isTrace: boolean): AllergyWarning[] => {
    const allergic = members.filter(({ allergens }) => allergens.includes(allergen))
    const names = allergic.map(({ name }) => name)
    return names.length > 0 ? [{ allergen, isTrace, names }] : []
  }
  const isTrace = (allergen: Allergen) =>
    dish.mayContain.includes(allergen) && !dish.allergens.includes(allergen)
  return [
    ...ALLERGENS.filter((one) => dish.allergens.includes(one)).flatMap((one) => warn(one, false)),
    ...ALLERGENS.filter(isTrace).flatMap((one) => warn(one, true)),
  ]
}

export interface Warning<M> {
  member: M
  ingredientId: string
}

/** Every dislike that a dish meets: it may be chosen all the same. */
export const warnsOf = <M extends { dislikes: readonly string[] }>(
  ingredientIds: readonly string[],
  members: readonly M[],
): Warning<M>[] =>
  members.flatMap((member) =>
    member.dislikes
      .filter((ingredientId) => ingredientIds.includes(ingredientId))
      .map((ingredientId) => ({ member, ingredientId })),
  )

/** Whether a dish suits every diet of every member. */
export const fitsDiets = (
  dish: { diets: readonly Diet[] },
  members: readonly { diets: readonly Diet[] }[],
): boolean => members.every(({ diets }) => diets.every((diet) => dish.diets.includes(diet)))

/** What someone at the table must not eat, in the order of `all`. */
export const unionOf = <T>(all: readonly T[], lists: readonly (readonly T[])[]): T[] => {
  const listed = new Set(lists.flat())
  return all.filter((one) => listed.has(one))
}
