import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { formatPosition, isAfter, startOf, type Position, type StoredEvent } from './position.ts'
import type { Channel } from './publish.ts'
import type { Relay, Subscriber } from './relay.ts'
import { isReplayable, listMissed } from './store.ts'

export interface StreamParts {
  db: Database
  relay: Relay
  log: Log
  onOpen: (stream: EventStream) => void
  onEnd: (stream: EventStream) => void
}

export interface Followed {
  channel: Channel
  /** Its one event ends the stream. */
  session: Channel
  /** The last event that the page has seen. */
  after: Position | undefined
}

const RETRY_MS = 3000
const REPLAYED_MAX = 200
/** A page that does not read is let go; it comes back and gets what it missed. */
const WAITING_BYTES_MAX = 65_536
const encoder = new TextEncoder()

/** One page's stream of server-sent events. It opens when it is first read. */
export class EventStream {
  readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly #parts: StreamParts
  readonly #followed: Followed
  readonly #subscriber: Subscriber
  readonly #waiting: StoredEvent[] = []
  #controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  #opening: Promise<void> | undefined
  #isEnded = false
  #seen: Position | undefined

  constructor(parts: StreamParts, followed: Followed) {
    this.#parts = parts
    this.#followed = followed
    this.#subscriber = {
      channels: [followed.channel, followed.session],
      onEvent: (event) => (this.#seen ? this.#notify(event) : void this.#waiting.push(event)),
    }
    this.readable = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => {
          this.#controller = controller
        },
        pull: () => (this.#opening ??= this.#open()),
        cancel: () => this.#finish(),
      },
      // Nothing is pulled before someone reads: an answer without a body opens nothing.
      new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
    )
  }

  /** Keeps proxies from closing a quiet connection. */
  beat(): void {
    this.#say(':\n\n')
  }

  end(): void {
    if (this.#isEnded) return
    this.#finish()
    this.#controller?.close()
  }

  async #open(): Promise<void> {
    const { relay, log, onOpen } = this.#parts
    onOpen(this)
    this.#say(`retry: ${RETRY_MS}\n\n`)
    try {
      const horizon = await relay.subscribe(this.#subscriber)
      await this.#catchUp(horizon)
    } catch (error) {
      log.debug({ error: String(error) }, 'event stream not opened')
      this.end()
    }
    if (this.#isEnded) relay.unsubscribe(this.#subscriber)
  }

  async #catchUp(horizon: number): Promise<void> {
    const { after, channel } = this.#followed
    const missed = after && (await findMissed(this.#parts.db, channel, after, horizon))
    this.#seen = missed && after ? after : startOf(horizon)
    this.#say(eventText(missed ? 'ready' : 'resync', this.#seen, '{}'))
    for (const event of [...(missed ?? []), ...this.#waiting.splice(0)]) this.#notify(event)
  }

  #notify({ channel, kind, position, data }: StoredEvent): void {
    if (!this.#seen || !isAfter(position, this.#seen)) return
    if (channel === this.#followed.session) return this.end()
    this.#seen = position
    this.#say(eventText(kind, position, data))
  }

  #say(text: string): void {
    if (this.#isEnded || !this.#controller) return
    if ((this.#controller.desiredSize ?? 0) < -WAITING_BYTES_MAX) this.end()
    else this.#controller.enqueue(encoder.encode(text))
  }

  #finish(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#parts.relay.unsubscribe(this.#subscriber)
    this.#parts.onEnd(this)
  }
}

const eventText = (kind: string, position: Position, data: string): string =>
  `event: ${kind}\nid: ${formatPosition(position)}\ndata: ${data}\n\n`

/**
 * What came after a position; undefined where that is not known and the page must read all again.
 */
async function findMissed(
  db: Database,
  channel: Channel,
  after: Position,
  horizon: number,
): Promise<StoredEvent[] | undefined> {
  if (!(await isReplayable(db, after))) return undefined
  const missed = await listMissed(db, channel, after, horizon, REPLAYED_MAX + 1)
  return missed.length > REPLAYED_MAX ? undefined : missed
}
