import { openListener } from '#server/events/listener.ts'
import type { DatabaseHandle } from '#server/database/database.ts'
import type { CatalogueVersions } from '#server/http/kept/kept-answers.ts'
import type { Log } from '#server/log.ts'

/** One kitchen with its menu, or what all of them show. */
type Changed = number | 'all'

const CHANNEL = 'catalogue'
/** Every connection brings the same news; so many of the latest are recognised. */
const REMEMBERED = 500

/**
 * Follows the changes of the catalogue: the database says of each which kitchen it touches, or
 * `all`, and in which transaction. After a time without the connection that listens everything
 * counts as changed.
 */
export function followCatalogue(handle: DatabaseHandle, databaseUrl: string, log: Log) {
  const kitchens = new Map<number, number>()
  const known = new Set<string>()
  const watchers: ((changed: Changed) => void)[] = []
  let changes = 0
  let shared = 0

  const touch = (kitchenId: Changed) => {
    changes += 1
    for (const watcher of watchers) watcher(kitchenId)
    if (kitchenId === 'all') shared += 1
    else kitchens.set(kitchenId, (kitchens.get(kitchenId) ?? 0) + 1)
  }
  const onNotice = (payload: string) => {
    if (known.has(payload)) return
    const [oldest] = known
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest)
    known.add(payload)
    const [subject] = payload.split(' ', 1)
    touch(Number(subject) || 'all')
  }
  handle.listen(CHANNEL, onNotice)
  const listener = openListener(databaseUrl, CHANNEL, log, (payload) => {
    if (payload !== undefined) return onNotice(payload)
    // Another server may give the same numbers to its transactions.
    known.clear()
    touch('all')
  })
  const versions: CatalogueVersions = {
    ofAll: () => String(changes),
    ofKitchen: (id) => `${shared}.${kitchens.get(id) ?? 0}`,
  }
  const onChange = (watcher: (changed: Changed) => void) => void watchers.push(watcher)
  return { versions, onChange, close: listener.close }
}
