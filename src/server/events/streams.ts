import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { parsePosition } from './position.ts'
import { sessionChannel, type Channel } from './publish.ts'
import { Relay } from './relay.ts'
import { EventStream } from './stream.ts'

/** A page that wants to follow a channel. */
export interface StreamRequest {
  channel: Channel
  /** Whose page it is, and the session that lets it in. */
  userId: string
  sessionId: Buffer
  /** The last event it has seen, as the stream named it. */
  after: string | undefined
}

/** The open streams of this process. */
export interface EventStreams {
  open: (request: StreamRequest) => ReadableStream<Uint8Array<ArrayBuffer>>
  countOf: (userId: string) => number
  /** Ends all streams, so that their pages go to another process, and every later one at once. */
  drain: () => void
}

const HEARTBEAT_MS = 15_000
/** A stream ends after this time, and its page has to prove its session again. */
const LIFE_MS = 15 * 60_000

interface OpenStream {
  userId: string
  life: NodeJS.Timeout
}

export function openEventStreams(db: Database, url: string, log: Log): EventStreams {
  const relay = new Relay(db, url, log)
  const streams = new Map<EventStream, OpenStream>()
  const heartbeat = setInterval(() => {
    for (const stream of streams.keys()) stream.beat()
  }, HEARTBEAT_MS)
  heartbeat.unref()
  let isDraining = false

  const onEnd = (stream: EventStream) => {
    clearTimeout(streams.get(stream)?.life)
    streams.delete(stream)
  }
  return {
    open: ({ channel, userId, sessionId, after }) => {
      const onOpen = (stream: EventStream) => {
        streams.set(stream, { userId, life: setTimeout(() => stream.end(), LIFE_MS).unref() })
      }
      const stream = new EventStream(
        { db, relay, log, onOpen, onEnd },
        {
          channel,
          session: sessionChannel(sessionId),
          after: after === undefined ? undefined : parsePosition(after),
        },
      )
      if (isDraining) stream.end()
      return stream.readable
    },
    countOf: (userId) => [...streams.values()].filter((open) => open.userId === userId).length,
    drain: () => {
      isDraining = true
      clearInterval(heartbeat)
      for (const stream of streams.keys()) stream.end()
      relay.close()
    },
  }
}
