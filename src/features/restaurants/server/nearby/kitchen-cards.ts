import type { Day } from '#shared/dates.ts'
import type { Database } from '#server/database/database.ts'
import { readCards, type KitchenCard } from './nearby-read-model.ts'

/** What lists show of kitchens, in memory while it is as it was. */
export interface KitchenCards {
  /**
   * From now on a kitchen is read again only when its version has changed. Without it, each list
   * reads all that it shows.
   */
  follow: (versionOf: (id: number) => string) => void
  /** The cards of these kitchens that are active. */
  read: (db: Database, ids: readonly number[], today: Day) => Promise<Map<number, KitchenCard>>
}

/** About 2 KB each. */
const CARDS_MAX = 5000

interface Entry {
  version: string
  card: KitchenCard
}

export function createKitchenCards(): KitchenCards {
  /** The oldest first. */
  const entries = new Map<number, Entry>()
  let versionOfKitchen: ((id: number) => string) | undefined

  const keep = (id: number, entry: Entry) => {
    entries.delete(id)
    const [oldest] = entries.keys()
    if (entries.size >= CARDS_MAX && oldest !== undefined) entries.delete(oldest)
    entries.set(id, entry)
  }

  return {
    follow(versionOf) {
      versionOfKitchen = versionOf
    },
    async read(db, ids, today) {
      const versionOf = versionOfKitchen
      const cards = new Map<number, KitchenCard>()
      // Before they are read: what changes meanwhile is read the next time.
      const missing = new Map<number, string | undefined>()
      for (const id of ids) {
        const version = versionOf && `${versionOf(id)} ${today}`
        const entry = entries.get(id)
        if (entry && entry.version === version) cards.set(id, entry.card)
        else missing.set(id, version)
      }
      if (missing.size === 0) return cards
      for (const card of await readCards(db, [...missing.keys()], today)) {
        const version = missing.get(card.id)
        cards.set(card.id, card)
        if (version !== undefined) keep(card.id, { version, card })
      }
      return cards
    },
  }
}
