import { DRAFTS, GUEST_DRAFTS, watchDevice } from './device.ts'

/**
 * Where a draft is stored: for this device until it is finished, for this tab, or in this page only.
 * Identity and bank numbers are for the page only.
 */
export type DraftPlace = 'device' | 'tab' | 'page'

export interface DraftKey {
  /** Whose it is: a person's id, or the guest's. */
  person: string
  /** What the form is about; never the language. */
  name: string
  place: DraftPlace
}

export interface StoredDraft {
  /** The page it was typed on: a login that leads back there takes it along. */
  page: string
  values: Record<string, unknown>
  /** What the fields were before; only for a form of a stored record. */
  before?: Record<string, unknown>
  /** Of that record, as it was read. */
  version?: string
}

const textOf = ({ person, name }: DraftKey) => `${DRAFTS}${person}:${name}`
const isGuests = (key: string) => key.startsWith(GUEST_DRAFTS)

/** Drafts of this page only, and all of them where the browser stores nothing. */
const inPage = new Map<string, string>()
const listeners = new Set<() => void>()

export function watchDrafts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The draft as one text that only changes when it does, or null. */
export function readDraft(draft: DraftKey): string | null {
  const key = textOf(draft)
  if (draft.place === 'page') return inPage.get(key) ?? null
  for (const storage of storagesOf(draft.place)) {
    const text = storage.getItem(key)
    if (text !== null) return text
  }
  return inPage.get(key) ?? null
}

export function writeDraft(draft: DraftKey, stored: StoredDraft): void {
  const key = textOf(draft)
  const text = JSON.stringify(stored)
  const [storage] = storagesOf(draft.place)
  if (!storage || !tryToSet(storage, key, text)) {
    storage?.removeItem(key)
    inPage.set(key, text)
  }
  notifyAll()
}

export function deleteDraft(draft: DraftKey): void {
  const key = textOf(draft)
  inPage.delete(key)
  for (const storage of storagesOf(draft.place)) storage.removeItem(key)
  notifyAll()
}

/**
 * At a login: drafts of the page that it leads back to become the person's own, and those of anyone
 * else are deleted. What a guest typed elsewhere stays the guest's.
 */
export function adoptDrafts(person: string, page: string | undefined): void {
  const own = `${DRAFTS}${person}:`
  for (const store of [inPage, ...allStorages().map(asMap)]) {
    for (const key of [...store.keys()].filter((one) => one.startsWith(DRAFTS))) {
      const text = store.get(key) ?? ''
      const isOfPage = page !== undefined && parseDraft(text)?.page === page
      if (isGuests(key) && isOfPage) {
        store.set(own + key.slice(GUEST_DRAFTS.length), text)
        store.delete(key)
      } else if (!isGuests(key) && !key.startsWith(own)) store.delete(key)
    }
  }
  notifyAll()
}

export function parseDraft(text: string | null): StoredDraft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null
    return typeof draft?.values === 'object' && draft.values !== null
      ? { ...draft, page: draft.page ?? '', values: draft.values }
      : undefined
  } catch {
    return undefined
  }
}

watchDevice((isForgotten) => {
  if (isForgotten) inPage.clear()
  notifyAll()
})

const notifyAll = () => listeners.forEach((listener) => listener())

/** Where it is written comes first. A device's draft may have moved to the tab. */
function storagesOf(place: DraftPlace): Storage[] {
  const [device, tab] = allStorages()
  if (place === 'page') return []
  return [...(place === 'device' && device ? [device] : []), ...(tab ? [tab] : [])]
}

function allStorages(): Storage[] {
  try {
    return [localStorage, sessionStorage].filter(Boolean)
  } catch {
    return []
  }
}

function tryToSet(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

const asMap = (storage: Storage) => ({
  keys: () => Object.keys(storage),
  get: (key: string) => storage.getItem(key) ?? undefined,
  set: (key: string, text: string) => void tryToSet(storage, key, text),
  delete: (key: string) => storage.removeItem(key),
})
