import type { Settings } from '../queries.ts'
import type { Change } from './use-settings.ts'

/** Local storage as the specification has it; what could not be sent yet waits next to it. */
const SETTINGS_KEY = 'settings'
const UNSENT_KEY = 'settings-unsent'

interface Unsent {
  /** Whose it is: no one else at this device may send it. */
  phone: string
  change: Change
}

export const saveLocally = ({ notifications, privacy }: Settings): void =>
  localStorage.setItem(SETTINGS_KEY, JSON.stringify({ notifications, privacy }))

export function saveUnsent(phone: string, change: Change): void {
  const earlier = readUnsent(phone)
  const all: Change = {
    notifications: { ...earlier?.notifications, ...change.notifications },
    privacy: { ...earlier?.privacy, ...change.privacy },
  }
  localStorage.setItem(UNSENT_KEY, JSON.stringify({ phone, change: all } satisfies Unsent))
}

/** What waited is handed over once. */
export function takeUnsent(phone: string): Change | undefined {
  const change = readUnsent(phone)
  localStorage.removeItem(UNSENT_KEY)
  return change
}

function readUnsent(phone: string): Change | undefined {
  const text = localStorage.getItem(UNSENT_KEY)
  if (text === null) return undefined
  const unsent = JSON.parse(text) as Unsent
  return unsent.phone === phone ? unsent.change : undefined
}
