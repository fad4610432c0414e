import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  backoffMs,
  StreamFollower,
  type EventSourceLike,
  type StreamEvent,
} from './follow-stream.ts'

class FakeSource implements EventSourceLike {
  readonly url: string
  isOpen = true
  readonly #listeners = new Map<string, (event: StreamEvent) => void>()
  constructor(url: string) {
    this.url = url
  }
  addEventListener = (kind: string, listener: (event: StreamEvent) => void) => {
    this.#listeners.set(kind, listener)
  }
  close = () => {
    this.isOpen = false
  }
  emit = (kind: string, event: StreamEvent = {}) => this.#listeners.get(kind)?.(event)
}

let sources: FakeSource[] = []
let sent: unknown[] = []
let states: string[] = []
let refetches = 0
let following: StreamFollower

function latest(): FakeSource {
  const source = sources.at(-1)
  if (!source) throw new Error('Nothing was opened.')
  return source
}

beforeEach(() => {
  vi.useFakeTimers()
  sources = []
  sent = []
  states = []
  refetches = 0
  following = new StreamFollower({
    path: '/api/events',
    kinds: ['changed'],
    onEvent: (kind, data) => sent.push([kind, data]),
    refetch: () => {
      refetches += 1
    },
    onState: (state) => states.push(state),
    open: (url) => {
      const source = new FakeSource(url)
      sources.push(source)
      return source
    },
  })
  following.resume()
})

afterEach(() => {
  following.pause()
  vi.useRealTimers()
})

test('reads again where it is not known what was missed, and hands events on', () => {
  latest().emit('resync', { lastEventId: '9-0' })
  latest().emit('changed', { lastEventId: '9-4', data: '{"day":"2026-11-23"}' })
  expect(refetches).toBe(1)
  expect(sent).toEqual([['changed', { day: '2026-11-23' }]])
  expect(states).toEqual(['live'])
})

test('comes back after a restart at the last event seen, without asking in between', () => {
  latest().emit('resync', { lastEventId: '9-0' })
  latest().emit('changed', { lastEventId: '9-4', data: '{}' })
  latest().emit('error')
  expect(latest().isOpen).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(sources).toHaveLength(2)
  expect(latest().url).toBe('/api/events?after=9-4')
  latest().emit('ready', { lastEventId: '9-4' })
  vi.advanceTimersByTime(60_000)
  expect(refetches).toBe(1)
})

test('asks every 20 seconds when the stream failed twice, until it is back', () => {
  latest().emit('error')
  vi.advanceTimersByTime(1000)
  latest().emit('error')
  expect(states).toEqual(['polling'])
  expect(refetches).toBe(1)
  vi.advanceTimersByTime(2000)
  vi.advanceTimersByTime(18_000)
  expect(refetches).toBe(2)
  latest().emit('resync', { lastEventId: '11-0' })
  expect(states.at(-1)).toBe('live')
  vi.advanceTimersByTime(60_000)
  expect(refetches).toBe(3)
})

test('is still while paused and goes on at its place', () => {
  latest().emit('ready', { lastEventId: '9-0' })
  following.pause()
  vi.advanceTimersByTime(600_000)
  expect(sources).toHaveLength(1)
  expect(refetches).toBe(0)
  following.resume()
  following.resume()
  expect(sources).toHaveLength(2)
  expect(latest().url).toBe('/api/events?after=9-0')
})

test('hears nothing more from a stream that it has left', () => {
  const first = latest()
  following.pause()
  following.resume()
  first.emit('changed', { data: '{}' })
  first.emit('error')
  expect(sent).toEqual([])
  expect(latest().isOpen).toBe(true)
})

test('waits longer after each failure, a minute at most', () => {
  expect([1, 2, 3, 4].map((failures) => backoffMs(failures, 1))).toEqual([1000, 2000, 4000, 8000])
  expect(backoffMs(20, 1)).toBe(60_000)
  expect(backoffMs(1, 0)).toBe(500)
})
