import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#server/database/database.ts'
import {
  createCatalogue,
  putDish,
  putKitchen,
  removeDish,
  removeKitchen,
  type Catalogue,
  type FoundKitchen,
} from './catalogue.ts'
import { readDishes, readKitchens, readSharedDishes } from './catalogue-read-model.ts'

/** What has changed: one kitchen with its menu, dishes that kitchens share, or anything. */
export type Changed = number | 'dishes' | 'all'

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

/** What is to be read. Everything includes the rest. */
interface Changes {
  isEverything: boolean
  hasDishes: boolean
  kitchens: Set<number>
}

const noChanges = (): Changes => ({ isEverything: false, hasDishes: false, kitchens: new Set() })

function add(changes: Changes, changed: Changed): void {
  if (changed === 'all') changes.isEverything = true
  else if (changed === 'dishes') changes.hasDishes = true
  else changes.kitchens.add(changed)
}

export function createCatalogueIndex(): CatalogueIndex {
  const catalogue = createCatalogue()
  let changes: Changes = { ...noChanges(), isEverything: true }
  let isFollowing = false
  let reading: Promise<unknown> | undefined
  let following: Promise<unknown> | undefined

  const isStale = () =>
    !isFollowing || changes.isEverything || changes.hasDishes || changes.kitchens.size > 0

  const readChanges = async (db: Database) => {
    if (!isStale()) return
    const { isEverything, hasDishes, kitchens } = changes
    // Before it is read: what changes meanwhile is read the next time.
    changes = noChanges()
    try {
      if (!isFollowing || isEverything || kitchens.size > BY_NUMBER_MAX) {
        return await readEverything(catalogue, db)
      }
      if (hasDishes) await readShared(catalogue, db)
      if (kitchens.size > 0) await readSome(catalogue, db, [...kitchens])
    } catch (error) {
      changes.isEverything = true
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
      changes.isEverything = true
      onChange((changed) => add(changes, changed))
    },
    async read(db) {
      if (!reading && isStale()) await begin(db)
      else if (reading) await (isStale() ? beginNext(db, reading) : reading)
      return catalogue
    },
  }
}

async function readEverything(catalogue: Catalogue, db: Database): Promise<void> {
  await inSlices(await readDishes(db), (dish) => putDish(catalogue, dish))
  await putKitchens(catalogue, await readKitchens(db), catalogue.kitchens.keys())
  removeUnoffered(catalogue)
}

/** Some kitchens with their menus. */
async function readSome(catalogue: Catalogue, db: Database, ids: readonly number[]): Promise<void> {
  await inSlices(await readDishes(db, ids), (dish) => putDish(catalogue, dish))
  await putKitchens(catalogue, await readKitchens(db, ids), ids)
  removeUnoffered(catalogue)
}

/** What no menu has any more is no word of the catalogue. */
function removeUnoffered(catalogue: Catalogue): void {
  for (const id of catalogue.dishes.keys()) {
    if (!catalogue.kitchensOf.has(id)) removeDish(catalogue, id)
  }
}

/** Of the kitchens that were asked for, one that is no longer there goes. */
async function putKitchens(
  catalogue: Catalogue,
  kitchens: readonly FoundKitchen[],
  asked: Iterable<number>,
): Promise<void> {
  await inSlices(kitchens, (kitchen) => putKitchen(catalogue, kitchen))
  const shown = new Set(kitchens.map(({ id }) => id))
  for (const id of asked) if (!shown.has(id)) removeKitchen(catalogue, id)
}

/**
 * Dishes that are on menus and shared, or were. The database says of each kitchen's menu, and of its
 * own dishes, by themselves that they have changed.
 */
async function readShared(catalogue: Catalogue, db: Database): Promise<void> {
  const shared = [...catalogue.dishes.values()].filter(({ isShared }) => isShared)
  const ids = shared.map(({ id }) => id)
  const dishes = await readSharedDishes(db, ids)
  const known = dishes.filter(({ id }) => catalogue.dishes.has(id))
  await inSlices(known, (dish) => putDish(catalogue, dish))
  const there = new Set(dishes.map(({ id }) => id))
  for (const id of ids) if (!there.has(id)) removeDish(catalogue, id)
}

async function inSlices<Row>(rows: readonly Row[], put: (row: Row) => void): Promise<void> {
  for (const [at, row] of rows.entries()) {
    put(row)
    if (at % SLICE === SLICE - 1) await nextTurn()
  }
}
