import { CallError } from '#shared/wire/call.ts'
import { productNow } from '#shared/page/product-now.ts'

/** Something done on this device that the server may not know yet. */
export interface Entry<A> {
  /** Its idempotency key: however often it is sent, it happens once. */
  key: string
  /** What it changes; later entries about the same thing depend on it. */
  subject: string
  action: A
  /** When it was pressed. */
  at: string
  /** Why the server did not take it. Stays until someone has read it. */
  problem?: string
}

export interface OutboxParts<A> {
  /** Where the browser keeps it through reloads. */
  storageKey: string
  send: (entry: Entry<A>) => Promise<void>
  /** The text of a refusal that came without one. */
  sayRefused: () => string
  /** For what depended on a refused entry. */
  saySkipped: () => string
}

const RETRY_MS = 5000

/**
 * Keeps what was pressed until the server has it: in order, through lost networks and reloads. What
 * the server refuses is set aside with its reason, together with everything that built on it.
 */
export class Outbox<A> {
  readonly #parts: OutboxParts<A>
  readonly #watchers = new Set<() => void>()
  #entries: readonly Entry<A>[] = []
  #isSending = false
  #retry: ReturnType<typeof setTimeout> | undefined

  constructor(parts: OutboxParts<A>) {
    this.#parts = parts
    this.#entries = read(parts.storageKey)
  }

  readonly entries = (): readonly Entry<A>[] => this.#entries

  readonly watch = (notify: () => void): (() => void) => {
    this.#watchers.add(notify)
    return () => this.#watchers.delete(notify)
  }

  /** Sends what is left, whenever the network is there, until it is stopped. */
  start(): () => void {
    const flush = () => void this.flush()
    const reload = ({ key }: StorageEvent) => {
      if (key === this.#parts.storageKey) this.#set(read(this.#parts.storageKey), false)
    }
    addEventListener('online', flush)
    addEventListener('storage', reload)
    flush()
    return () => {
      removeEventListener('online', flush)
      removeEventListener('storage', reload)
      clearTimeout(this.#retry)
    }
  }

  add(entry: Omit<Entry<A>, 'key' | 'at'>): void {
    const whole = { ...entry, key: crypto.randomUUID(), at: productNow().toISOString() }
    this.#set([...read<A>(this.#parts.storageKey), whole])
    void this.flush()
  }

  /** Someone has read why it was not taken. */
  dismiss(key: string): void {
    this.#set(read<A>(this.#parts.storageKey).filter((entry) => entry.key !== key))
  }

  /** Sends in order what has no problem; stops where the network ends. */
  async flush(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    clearTimeout(this.#retry)
    try {
      for (let next = this.#next(); next && navigator.onLine; next = this.#next()) {
        if (!(await this.#sendOne(next))) {
          this.#retry = setTimeout(() => void this.flush(), RETRY_MS)
          return
        }
      }
    } finally {
      this.#isSending = false
    }
  }

  #next = (): Entry<A> | undefined => this.#entries.find(({ problem }) => problem === undefined)

  async #sendOne(entry: Entry<A>): Promise<boolean> {
    try {
      await this.#parts.send(entry)
      this.dismiss(entry.key)
      return true
    } catch (error) {
      if (!(error instanceof CallError) || !error.isFinal) return false
      this.#refuse(entry, error.text || this.#parts.sayRefused())
      return true
    }
  }

  #refuse(refused: Entry<A>, problem: string): void {
    const skipped = this.#parts.saySkipped()
    this.#set(
      read<A>(this.#parts.storageKey).map((entry) => {
        if (entry.key === refused.key) return { ...entry, problem }
        const isAfter = entry.problem === undefined && entry.subject === refused.subject
        return isAfter ? { ...entry, problem: skipped } : entry
      }),
    )
  }

  #set(entries: readonly Entry<A>[], isKept = true): void {
    this.#entries = entries
    if (isKept) localStorage.setItem(this.#parts.storageKey, JSON.stringify(entries))
    for (const notify of this.#watchers) notify()
  }
}

function read<A>(key: string): readonly Entry<A>[] {
  if (typeof localStorage === 'undefined') return []
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
