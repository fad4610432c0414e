import { GUEST } from './person.ts'
import { productNow } from './product-now.ts'

/**
 * What a device keeps, no matter who uses it; everything else in its storage belongs to a person.
 */
const OF_THE_DEVICE: ReadonlySet<string> = new Set([
  'language',
  'theme',
  'area',
  'kitchen-sound',
  'admin-single-keys',
])

/** Answers of the server with names and doors, each with the time when it was saved. */
export const BOARD_COPIES = 'kitchen-board:'
export const RUN_COPIES = 'run:'
const COPIES_KEPT_MS = 24 * 3_600_000

const isCopy = (key: string): boolean => key.startsWith(BOARD_COPIES) || key.startsWith(RUN_COPIES)

/** What is typed into forms, each under its person. */
export const DRAFTS = 'draft:'
export const GUEST_DRAFTS = `${DRAFTS}${GUEST}:`

const watchers = new Set<(isForgotten: boolean) => void>()

/** Calls when a person was forgotten, or when a session ended and drafts moved to the tab. */
export const watchDevice = (watcher: (isForgotten: boolean) => void): void => {
  watchers.add(watcher)
}

const notifyWatchers = (isForgotten: boolean) => watchers.forEach((watcher) => watcher(isForgotten))

/** After a sign-out: copies, drafts and what was never sent go from this device. */
export function forgetPerson(): void {
  removeFrom('localStorage', (key) => !OF_THE_DEVICE.has(key))
  removeFrom('sessionStorage', () => true)
  notifyWatchers(true)
}

const PERSON = 'person'
/**
 * Presses that wait to be sent, each under its own kitchen's or run's key, and what was typed by
 * anyone who signs in now.
 */
const KEPT = [
  'kitchen-outbox:',
  'run-outbox:',
  RUN_COPIES,
  GUEST_DRAFTS,
  'sufra.plan',
  'sufra.ai-plan',
]

/** When someone is signed in: what another person left on this device is not theirs. */
export function keepOnlyOf(personId: string): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[name]
      const before = storage.getItem(PERSON)
      if (before === personId) continue
      if (before !== null) {
        const isKept = (key: string) => KEPT.some((prefix) => key.startsWith(prefix))
        removeFrom(name, (key) => !OF_THE_DEVICE.has(key) && !isKept(key))
      }
      storage.setItem(PERSON, personId)
    } catch {
      // A browser that stores nothing keeps nothing of anyone.
    }
  }
}

/**
 * After the end of a session: what it was shown leaves the device, for the next person here may be
 * another one; drafts stay in this tab. Presses that were not sent yet stay.
 */
export function forgetSession(): void {
  removeFrom('localStorage', (key) => key.startsWith(BOARD_COPIES))
  removeFrom('localStorage', (key, text) => {
    if (!key.startsWith(DRAFTS) || key.startsWith(GUEST_DRAFTS)) return false
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // A tab that stores nothing more has the draft in the page.
    }
    return true
  })
  notifyWatchers(false)
}

/** When a page starts, whichever it is: a copy of yesterday is of no use to anyone here. */
export function deleteOldCopies(): void {
  const now = productNow().getTime()
  removeFrom('localStorage', (key, text) => {
    if (!isCopy(key)) return false
    const savedAt = Date.parse(/"savedAt":"([^"]+)"/.exec(text)?.[1] ?? '')
    return !(now - savedAt < COPIES_KEPT_MS)
  })
}

function removeFrom(
  name: 'localStorage' | 'sessionStorage',
  isOver: (key: string, text: string) => boolean,
): void {
  try {
    const storage = globalThis[name]
    for (const key of Object.keys(storage)) {
      if (isOver(key, storage.getItem(key) ?? '')) storage.removeItem(key)
    }
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}
