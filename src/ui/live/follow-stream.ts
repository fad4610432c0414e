/** The part of a browser's EventSource that is used. */
export interface EventSourceLike {
  addEventListener: (kind: string, listener: (event: StreamEvent) => void) => void
  close: () => void
}

export interface StreamEvent {
  /** The event as it came, where it brought something. */
  data?: unknown
  lastEventId?: string
}

export type LiveState = 'connecting' | 'live' | 'polling'

export interface StreamToFollow {
  path: string
  kinds: readonly string[]
  onEvent: (kind: string, data: unknown) => void
  /**
   * Reads everything again: after a gap that is not known, and regularly while there is no stream.
   */
  refetch: () => void
  onState: (state: LiveState) => void
  open: (url: string) => EventSourceLike
}

const POLL_MS = 20_000
const BACKOFF_MS = 1000
const BACKOFF_MAX_MS = 60_000
/** After so many failures in a row the page asks by itself. */
const FAILURES_MAX = 2

/** Waits twice as long after each failure, spread so that not all pages come back at once. */
export const backoffMs = (failures: number, spread: number): number =>
  Math.min(BACKOFF_MS * 2 ** (failures - 1), BACKOFF_MAX_MS) * (0.5 + spread / 2)

/** Follows a stream of server-sent events through failures, restarts and pauses. */
export class StreamFollower {
  readonly #stream: StreamToFollow
  #source: EventSourceLike | undefined
  #seen: string | undefined
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #polling: ReturnType<typeof setInterval> | undefined

  constructor(stream: StreamToFollow) {
    this.#stream = stream
  }

  /** Lets the stream go, as when no one looks at the page. */
  pause(): void {
    this.#source?.close()
    this.#source = undefined
    clearTimeout(this.#retry)
    this.#stopPolling()
  }

  /** Takes it up again at the last event seen. Does nothing while it runs. */
  resume(): void {
    if (this.#source) return
    clearTimeout(this.#retry)
    this.#failures = 0
    this.#connect()
  }

  #connect(): void {
    const { path, kinds, open, refetch, onEvent } = this.#stream
    const seen = this.#seen
    const source = open(seen === undefined ? path : `${path}?after=${encodeURIComponent(seen)}`)
    const listen = (kind: string, listener: (event: StreamEvent) => void) => {
      source.addEventListener(kind, (event) => {
        if (source === this.#source) listener(event)
      })
    }
    this.#source = source
    listen('ready', (event) => this.#beLive(event))
    listen('resync', (event) => {
      this.#beLive(event)
      refetch()
    })
    listen('error', () => this.#fail())
    for (const kind of kinds) {
      listen(kind, (event) => {
        this.#noteSeen(event)
        onEvent(kind, JSON.parse(String(event.data)))
      })
    }
  }

  #beLive(event: StreamEvent): void {
    this.#noteSeen(event)
    this.#failures = 0
    this.#stopPolling()
    this.#stream.onState('live')
  }

  #noteSeen({ lastEventId }: StreamEvent): void {
    if (lastEventId) this.#seen = lastEventId
  }

  #fail(): void {
    this.#source?.close()
    this.#source = undefined
    this.#failures += 1
    if (this.#failures >= FAILURES_MAX) this.#poll()
    this.#retry = setTimeout(() => this.#connect(), backoffMs(this.#failures, Math.random()))
  }

  #poll(): void {
    if (this.#polling !== undefined) return
    const { onState, refetch } = this.#stream
    onState('polling')
    refetch()
    this.#polling = setInterval(refetch, POLL_MS)
  }

  #stopPolling(): void {
    clearInterval(this.#polling)
    this.#polling = undefined
  }
}
