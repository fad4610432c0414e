import type { Database } from '#server/database/database.ts'
import { createCatalogue, type Catalogue } from './catalogue.ts'
import { readDishes, readKitchens } from './read-catalogue.ts'

/** What has changed: one kitchen with its menu, or what all of them show. */
export type Changed = number | 'all'

/** The catalogue in memory, as it is in the database. */
export interface CatalogueIndex {
  /** From now on only what changes is read again; before, everything for each question. */
  follow: (onChange: (listener: (changed: Changed) => void) => void) => void
  /** With every change that this process has been told of by now. */
  read: (db: Database) => Promise<Catalogue>
}

/** So many kitchens at once are read one by one; where more have changed, everything is. */
const ONE_BY_ONE_MAX = 200

export function createCatalogueIndex(): CatalogueIndex {
  let catalogue = createCatalogue()
  let changed: Set<number> | 'all' = 'all'
  let isFollowing = false
  let reading: Promise<unknown> = Promise.resolve()

  const readAgain = async (db: Database) => {
    const stale =
      isFollowing && changed !== 'all' && changed.size <= ONE_BY_ONE_MAX ? changed : 'all'
    if (stale !== 'all' && stale.size === 0) return
    // Before it is read: what changes meanwhile is read the next time.
    changed = new Set()
    try {
      if (stale === 'all') catalogue = await readAll(db)
      else await readChanged(db, catalogue, [...stale])
    } catch (error) {
      changed = 'all'
      throw error
    }
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
      const turn = reading.then(() => readAgain(db))
      reading = turn.catch(() => {})
      await turn
      return catalogue
    },
  }
}

async function readAll(db: Database): Promise<Catalogue> {
  const catalogue = createCatalogue()
  catalogue.putDishes(await readDishes(db))
  catalogue.putKitchens(await readKitchens(db))
  return catalogue
}

async function readChanged(db: Database, catalogue: Catalogue, ids: number[]): Promise<void> {
  const dishes = await readDishes(db, ids)
  const kitchens = await readKitchens(db, ids)
  const shown = new Set(kitchens.map(({ id }) => id))
  for (const id of ids) if (!shown.has(id)) catalogue.removeKitchen(id)
  catalogue.putDishes(dishes)
  catalogue.putKitchens(kitchens)
}
