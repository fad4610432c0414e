import { useSyncExternalStore } from 'react'
import { CUISINES, DIETS, type Cuisine, type Diet } from '#shared/food/food.ts'

/** The landing shows the first eight cuisines and the seven diets. */
export const CUISINES_SHOWN = CUISINES.slice(0, 8)
export const DIETS_SHOWN = DIETS.slice(0, 7)

export interface Taste {
  cuisines: Cuisine[]
  diets: Diet[]
}

const KEY = 'sufra.taste'
const listeners = new Set<() => void>()
/** What is in the browser's storage, or in its place where storage is closed. */
let kept: string | undefined

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readSaved(): string {
  try {
    kept ??= localStorage.getItem(KEY) ?? ''
  } catch {
    kept = ''
  }
  return kept
}

function keep(taste: Taste): void {
  kept = JSON.stringify(taste)
  try {
    localStorage.setItem(KEY, kept)
  } catch {
    // A browser without storage forgets them with the page.
  }
  for (const listener of listeners) listener()
}

function toTaste(text: string): Taste {
  try {
    const { cuisines, diets } = JSON.parse(text) as Partial<Taste>
    return {
      cuisines: CUISINES_SHOWN.filter((cuisine) => cuisines?.includes(cuisine)),
      diets: DIETS_SHOWN.filter((diet) => diets?.includes(diet)),
    }
  } catch {
    return { cuisines: [], diets: [] }
  }
}

/** What one likes to eat. It never leaves the browser. */
export const useSavedTaste = () =>
  [toTaste(useSyncExternalStore(subscribe, readSaved, () => '')), keep] as const
