import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '#shared/language.ts'
import { restaurantsQuery, type Place, type Restaurant } from './queries.ts'

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

/** It delivers on the chosen start date, or none was chosen. */
export const canBeChosen = ({ unavailableReason }: Restaurant): boolean =>
  unavailableReason === null

interface Choice {
  /** 0 is none. */
  value: number
  onChange: (restaurantId: number) => void
}

/**
 * The list with a fresh row for the last choice, on top if the list lacks it. A choice that isn't
 * available is dropped; its row stays and says why.
 */
export function useWithChoice(
  restaurants: readonly Restaurant[] | undefined,
  { value, onChange }: Choice,
  language: Language,
  place: Place,
): readonly Restaurant[] | undefined {
  const [last, setLast] = useState(value)
  if (value !== 0 && value !== last) setLast(value)
  const { data: own } = useRestaurant(language, place, last)
  useForgetUnavailableChoice(value === 0 ? undefined : own, onChange)
  if (!restaurants || own === undefined) return restaurants
  if (own === null) return restaurants.filter(({ id }) => id !== last)
  const isMissingFromList = !restaurants.some(({ id }) => id === own.id)
  if (isMissingFromList) return [own, ...restaurants]
  return restaurants.map((restaurant) => (restaurant.id === own.id ? own : restaurant))
}

/** A kitchen that doesn't deliver there, or not on the chosen day, can't stay chosen. */
function useForgetUnavailableChoice(
  own: Restaurant | null | undefined,
  onChange: Choice['onChange'],
): void {
  const forget = useEffectEvent(() => onChange(0))
  useEffect(() => {
    if (own === null || (own && !canBeChosen(own))) forget()
  }, [own])
}
