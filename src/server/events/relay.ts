import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { openListener, type Listener } from './listener.ts'
import type { StoredEvent } from './position.ts'
import { WAKE_CHANNEL } from './publish.ts'
import { findHorizon, listEvents } from './store.ts'

export interface Subscriber {
  channels: readonly string[]
  onEvent: (event: StoredEvent) => void
}

/** How often it looks when nothing wakes it. */
const LOOK_MS = 1000
/** Past so many, reading all events costs less than naming the channels. */
const NAMED_CHANNELS_MAX = 500

/**
 * Carries the events of the database to the open streams of this process. It reads up to the oldest
 * running transaction, so what commits late is read later and nothing is passed over. While no one
 * subscribes it neither listens nor looks.
 */
export class Relay {
  readonly #db: Database
  readonly #url: string
  readonly #log: Log
  readonly #subscribers = new Map<string, Set<Subscriber>>()
  /** Everything below it has been sent. */
  #horizon: number | undefined
  #starting: Promise<void> | undefined
  #listener: Listener | undefined
  #timer: NodeJS.Timeout | undefined
  #reading: Promise<void> | undefined
  #isAskedAgain = false

  constructor(db: Database, url: string, log: Log) {
    this.#db = db
    this.#url = url
    this.#log = log
  }

  /**
   * From the returned horizon on, the subscriber is notified of every event of its channels, in
   * order.
   */
  async subscribe(subscriber: Subscriber): Promise<number> {
    for (const channel of subscriber.channels) {
      const others = this.#subscribers.get(channel)
      if (others) others.add(subscriber)
      else this.#subscribers.set(channel, new Set([subscriber]))
    }
    this.#starting ??= this.#start()
    await this.#starting
    // A read under way knows only the channels that it began with; the next one knows these too.
    if (this.#reading) await this.#reading
    if (this.#horizon === undefined) throw new Error('The relay was stopped.')
    return this.#horizon
  }

  unsubscribe(subscriber: Subscriber): void {
    for (const channel of subscriber.channels) {
      const others = this.#subscribers.get(channel)
      others?.delete(subscriber)
      if (others?.size === 0) this.#subscribers.delete(channel)
    }
    if (this.#subscribers.size === 0) this.#stop()
  }

  close(): void {
    this.#subscribers.clear()
    this.#stop()
  }

  async #start(): Promise<void> {
    this.#horizon = undefined
    const listener = openListener(this.#url, WAKE_CHANNEL, this.#log, () => this.#wake())
    this.#listener = listener
    this.#timer = setInterval(() => this.#wake(), LOOK_MS)
    try {
      const found = await findHorizon(this.#db)
      this.#horizon ??= found
    } catch (error) {
      // It may have been stopped and started again since.
      if (this.#listener === listener) this.#stop()
      throw error
    }
  }

  #stop(): void {
    this.#listener?.close()
    clearInterval(this.#timer)
    this.#listener = undefined
    this.#timer = undefined
    this.#horizon = undefined
    this.#starting = undefined
  }

  #wake(): void {
    if (this.#reading) {
      this.#isAskedAgain = true
      return
    }
    this.#reading = this.#read()
      .catch((error: unknown) => this.#log.debug({ error: String(error) }, 'events not read'))
      .finally(() => {
        this.#reading = undefined
        if (this.#isAskedAgain) this.#wake()
      })
  }

  async #read(): Promise<void> {
    this.#isAskedAgain = false
    const from = this.#horizon
    if (from === undefined) return
    const next = await findHorizon(this.#db)
    if (next <= from) return
    const channels = [...this.#subscribers.keys()]
    const wanted = channels.length <= NAMED_CHANNELS_MAX ? channels : 'all'
    const events = await listEvents(this.#db, wanted, from, next)
    // Stopped, or stopped and begun again, while the answer was on its way.
    if (this.#horizon !== from) return
    this.#horizon = next
    for (const event of events) this.#notify(event)
  }

  #notify(event: StoredEvent): void {
    for (const { onEvent } of this.#subscribers.get(event.channel) ?? []) onEvent(event)
  }
}
