import { useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/language.ts'
import { restaurantsQuery, type Place } from './queries.ts'

/** Kitchens near a place, and the one that is chosen wherever it ranks; 0 is none. */
export function useRestaurants(language: Language, place: Place, chosen: number) {
  const near = useQuery(restaurantsQuery(language, place))
  const isFar = chosen !== 0 && near.data?.every(({ id }) => id !== chosen) === true
  const far = useQuery({ ...ownQuery(language, place, chosen), enabled: isFar })
  if (!isFar) return near
  return { ...far, data: far.data && near.data && [...far.data, ...near.data] }
}

/** One kitchen as it is to a place: null where it doesn't deliver there; 0 asks for none. */
export const useRestaurant = (language: Language, place: Place, id: number, isAsked = true) =>
  useQuery({
    ...ownQuery(language, place, id),
    select: (restaurants) => restaurants[0] ?? null,
    enabled: isAsked && id !== 0,
  })

const ownQuery = (language: Language, place: Place, id: number) =>
  restaurantsQuery(language, place, { ids: [id] })
