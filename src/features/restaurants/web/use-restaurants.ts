import { useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/language.ts'
import { restaurantsQuery, type Place } from './queries.ts'

/** Kitchens near a place, and the one that is chosen wherever it ranks; 0 is none. */
export function useRestaurants(language: Language, place: Place, chosen: number, isAsked = true) {
  const near = useQuery({ ...restaurantsQuery(language, place), enabled: isAsked })
  const isFar = chosen !== 0 && near.data?.every(({ id }) => id !== chosen) === true
  const far = useQuery({
    ...restaurantsQuery(language, { ...place, ids: [chosen] }),
    enabled: isAsked && isFar,
  })
  if (!isFar) return near
  return { ...far, data: far.data && near.data && [...far.data, ...near.data] }
}
