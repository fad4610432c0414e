import { SERVINGS_MAX } from '../../rules.ts'
import { tidyTimers, type CookTimer } from './timing/timers.ts'

/** Where someone is with a meal. Stays on the device, through reloads and in all its tabs. */
export interface SavedCooking {
  /** Position of the step, from 0; the number of steps is the last page. */
  step: number
  /** Null: as many as were accepted. */
  servings: number | null
  /** Ids of the ingredients that are laid out. */
  ticked: readonly string[]
  timers: readonly CookTimer[]
}

export const NOTHING_SAVED: SavedCooking = { step: 0, servings: null, ticked: [], timers: [] }

const PREFIX = 'sufra.cooking.'
const KEPT_FOR_MS = 3 * 24 * 60 * 60 * 1000

const keyOf = (acceptedId: number): string => `${PREFIX}${acceptedId}`

/** Takes from what was kept only what a cook could have left. */
export function tidyCooking(kept: unknown): SavedCooking {
  const { step, servings, ticked, timers } = (kept ?? {}) as Record<string, unknown>
  const isServings =
    Number.isSafeInteger(servings) && Number(servings) >= 1 && Number(servings) <= SERVINGS_MAX
  return {
    step: Number.isSafeInteger(step) && Number(step) >= 0 ? Number(step) : 0,
    servings: isServings ? Number(servings) : null,
    ticked: Array.isArray(ticked) ? ticked.filter((id) => typeof id === 'string') : [],
    timers: tidyTimers(timers),
  }
}

function parse(text: string | null): SavedCooking {
  if (text === null) return NOTHING_SAVED
  try {
    return tidyCooking(JSON.parse(text))
  } catch {
    return NOTHING_SAVED
  }
}

/** Reads and writes one meal's place; without a storage it lasts while the page is open. */
export class CookingStore {
  readonly #key: string
  readonly #watchers = new Set<() => void>()
  #now: SavedCooking

  constructor(acceptedId: number) {
    this.#key = keyOf(acceptedId)
    this.#now = this.#read()
  }

  readonly get = (): SavedCooking => this.#now

  readonly watch = (notify: () => void): (() => void) => {
    const reload = ({ key }: StorageEvent) => {
      if (key !== null && key !== this.#key) return
      this.#now = this.#read()
      notify()
    }
    this.#watchers.add(notify)
    addEventListener('storage', reload)
    return () => {
      this.#watchers.delete(notify)
      removeEventListener('storage', reload)
    }
  }

  change(next: Partial<SavedCooking>): void {
    this.#now = { ...this.#now, ...next }
    try {
      localStorage.setItem(this.#key, JSON.stringify({ ...this.#now, keptAt: Date.now() }))
    } catch {
      // A full or forbidden storage keeps nothing through a reload.
    }
    this.#notify()
  }

  forget(): void {
    this.#now = NOTHING_SAVED
    try {
      localStorage.removeItem(this.#key)
    } catch {
      // Nothing was kept.
    }
    this.#notify()
  }

  #read(): SavedCooking {
    try {
      return parse(localStorage.getItem(this.#key))
    } catch {
      return NOTHING_SAVED
    }
  }

  #notify(): void {
    for (const notify of this.#watchers) notify()
  }
}

/** Lets go of meals that were left days ago. */
export function deleteOldCooking(now: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(PREFIX)) continue
      const { keptAt } = JSON.parse(localStorage.getItem(key) ?? '{}') as { keptAt?: unknown }
      if (typeof keptAt !== 'number' || now - keptAt > KEPT_FOR_MS) localStorage.removeItem(key)
    }
  } catch {
    // What cannot be read cannot be tidied.
  }
}
