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
  /** Reads everything anew: after a gap that cannot be told, and regularly while there is no stream. */
  refetch: () => void
  onState: (state: LiveState) => void
  open: (url: string) => EventSourceLike
}

export interface Following {
  /** Lets the stream go, as when nobody looks at the page. */
  pause: () => void
  /** Takes it up again at the last event seen. Does nothing while it runs. */
  resume: () => void
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
export function followStream(stream: StreamToFollow): Following {
  let source: EventSourceLike | undefined
  let seen: string | undefined
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let polling: ReturnType<typeof setInterval> | undefined

  const stopPolling = () => {
    clearInterval(polling)
    polling = undefined
  }
  const noteSeen = ({ lastEventId }: StreamEvent) => {
    if (lastEventId) seen = lastEventId
  }
  const beLive = (event: StreamEvent) => {
    noteSeen(event)
    failures = 0
    stopPolling()
    stream.onState('live')
  }
  const fail = () => {
    source?.close()
    source = undefined
    failures += 1
    if (failures >= FAILURES_MAX && polling === undefined) {
      stream.onState('polling')
      stream.refetch()
      polling = setInterval(stream.refetch, POLL_MS)
    }
    retry = setTimeout(connect, backoffMs(failures, Math.random()))
  }
  const connect = () => {
    const current = stream.open(
      seen === undefined ? stream.path : `${stream.path}?after=${encodeURIComponent(seen)}`,
    )
    const listen = (kind: string, listener: (event: StreamEvent) => void) => {
      current.addEventListener(kind, (event) => {
        if (current === source) listener(event)
      })
    }
    source = current
    listen('ready', beLive)
    listen('resync', (event) => {
      beLive(event)
      stream.refetch()
    })
    listen('error', fail)
    for (const kind of stream.kinds) {
      listen(kind, (event) => {
        noteSeen(event)
        stream.onEvent(kind, JSON.parse(String(event.data)))
      })
    }
  }
  return {
    pause: () => {
      source?.close()
      source = undefined
      clearTimeout(retry)
      stopPolling()
    },
    resume: () => {
      if (source) return
      clearTimeout(retry)
      failures = 0
      connect()
    },
  }
}
