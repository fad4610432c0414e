import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import {
  createCatalogue,
  putDish,
  putKitchen,
  removeDish,
  removeKitchen,
  type Catalogue,
} from './catalogue.ts'
import { readDishes, readKitchens } from './catalogue-read-model.ts'

/** What has changed: one kitchen with its menu, or what all of them show. */
export type Changed = number | 'all'

/** The catalogue in memory, as it is in the database. */
export interface CatalogueIndex {
  /** From now on only what changes is read again. Without it, each question reads everything. */
  follow: (onChange: (listener: (changed: Changed) => void) => void) => void
  /** With every change that this process was notified of before. */
  read: (db: Database) => Promise<Catalogue>
}

/** Up to so many changed kitchens are read by their numbers; of more, everything is. */
const BY_NUMBER_MAX = 200
/** So many names are taken apart before other requests have their turn. */
const SLICE = 200

export function createCatalogueIndex(): CatalogueIndex {
  const catalogue = createCatalogue()
  let changed: Set<number> | 'all' = 'all'
  let isFollowing = false
  let reading: Promise<unknown> | undefined
  let following: Promise<unknown> | undefined

  const isStale = () => !isFollowing || changed === 'all' || changed.size > 0

  const readChanges = async (db: Database) => {
    if (!isStale()) return
    const stale =
      isFollowing && changed !== 'all' && changed.size <= BY_NUMBER_MAX ? [...changed] : undefined
    // Before it is read: what changes meanwhile is read the next time.
    changed = new Set()
    try {
      await readInto(catalogue, db, stale)
    } catch (error) {
      changed = 'all'
      throw error
    }
  }

  const begin = (db: Database) => {
    const own = readChanges(db).finally(() => {
      if (reading === own) reading = undefined
    })
    reading = own
    return own
  }

  /** After the one that is under way, once for all who wait. */
  const beginNext = (db: Database, current: Promise<unknown>) => {
    following ??= current
      .catch(() => {})
      .then(() => {
        following = undefined
        return begin(db)
      })
    return following
  }

  return {
    follow(onChange) {
      isFollowing = true
      changed = 'all'
      onChange((subject) => {
        if (subject === 'all') changed = 'all'
        else if (changed !== 'all') changed.add(subject)
      })
    },
    async read(db) {
      if (!reading && isStale()) await begin(db)
      else if (reading) await (isStale() ? beginNext(db, reading) : reading)
      return catalogue
    },
  }
}

/** All of it, or some kitchens with their menus; what is no longer there goes. */
async function readInto(catalogue: Catalogue, db: Database, ids?: number[]): Promise<void> {
  const dishes = await readDishes(db, ids)
  const kitchens = await readKitchens(db, ids)
  await inSlices(dishes, (dish) => putDish(catalogue, dish))
  await inSlices(kitchens, (kitchen) => putKitchen(catalogue, kitchen))
  const shown = new Set(kitchens.map(({ id }) => id))
  for (const id of ids ?? catalogue.kitchens.keys()) {
    if (!shown.has(id)) removeKitchen(catalogue, id)
  }
  if (ids) return
  const offered = new Set(dishes.map(({ id }) => id))
  for (const id of catalogue.dishes.keys()) {
    if (!offered.has(id)) removeDish(catalogue, id)
  }
}

async function inSlices<Row>(rows: readonly Row[], put: (row: Row) => void): Promise<void> {
  for (const [at, row] of rows.entries()) {
    put(row)
    if (at % SLICE === SLICE - 1) await nextTurn()
  }
}
