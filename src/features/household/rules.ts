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

/**
 * Whether a dish may hold traces of what someone is allergic to, in a household that avoids them: then
 * no one chooses it for them. They may choose it themselves. R-HOME-5
 */
export const holdsAvoidedTraces = (
  { mayContain }: { mayContain: readonly Allergen[] },
  table: { members: readonly { allergens: readonly Allergen[] }[]; avoidsTraces: boolean },
): boolean =>
  table.avoidsTraces &&
  table.members.some(({ allergens }) => allergens.some((one) => mayContain.includes(one)))

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
  const held = new Set(lists.flat())
  return all.filter((one) => held.has(one))
}
