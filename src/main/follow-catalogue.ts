import type { Changed } from '#features/restaurants/server/public.ts'
import { openListener } from '#server/events/listener.ts'
import type { DatabaseHandle } from '#server/database/database.ts'
import type { CatalogueVersions } from '#server/http/kept/kept-answers.ts'
import type { Log } from '#server/log.ts'

/** A change of the catalogue; `rest` is one that changes nothing that is searched for. */
type Subject = Changed | 'rest'

const CHANNEL = 'catalogue'
/** The database's `all` is a change of the dishes that all kitchens share. */
const SUBJECTS: ReadonlyMap<string | undefined, Subject> = new Map([
  ['all', 'dishes'],
  ['rest', 'rest'],
])
/** Every connection brings the same news; so many of the latest are recognised. */
const REMEMBERED = 500

/**
 * Follows the changes of the catalogue: the database says of each which kitchen it touches, `all` or
 * the `rest`, and in which transaction. After a time without the connection that listens everything
 * counts as changed.
 */
export function followCatalogue(handle: DatabaseHandle, databaseUrl: string, log: Log) {
  const kitchens = new Map<number, number>()
  const known = new Set<string>()
  const watchers: ((changed: Changed) => void)[] = []
  let changes = 0
  let shared = 0

  const touch = (subject: Subject) => {
    changes += 1
    if (typeof subject === 'number') kitchens.set(subject, (kitchens.get(subject) ?? 0) + 1)
    else shared += 1
    if (subject !== 'rest') for (const watcher of watchers) watcher(subject)
  }
  const onNotice = (payload: string) => {
    if (known.has(payload)) return
    const [oldest] = known
    if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest)
    known.add(payload)
    const [subject] = payload.split(' ', 1)
    touch(SUBJECTS.get(subject) ?? (Number(subject) || 'all'))
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
