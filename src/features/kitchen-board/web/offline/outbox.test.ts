import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CallError } from '#shared/wire/call.ts'
import { Outbox, type Entry } from './outbox.ts'

const KEY = 'outbox-of-a-test'
const kept = new Map<string, string>()
const device = { onLine: true }

beforeEach(() => {
  kept.clear()
  device.onLine = true
  vi.useFakeTimers()
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

const network = () => new CallError(0, { code: 'network' }, '')
const refused = (text: string) => new CallError(409, { code: 'ticket_changed', message: text }, '')

/** An outbox over a server that answers as asked; `sent` is what reached it. */
function openOutbox(answer: (entry: Entry<string>) => Error | undefined = () => undefined) {
  const sent: string[] = []
  const outbox = new Outbox<string>({
    storageKey: KEY,
    send: async (entry) => {
      sent.push(entry.action)
      const error = answer(entry)
      if (error) throw error
    },
    sayRefused: () => 'refused',
    saySkipped: () => 'skipped',
  })
  const problems = () => outbox.entries().map(({ action, problem }) => [action, problem])
  return { outbox, sent, problems }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('Outbox', () => {
  it('sends in order and forgets what went through', async () => {
    const { outbox, sent } = openOutbox()
    outbox.add({ subject: 'A-001', action: 'start' })
    outbox.add({ subject: 'A-001', action: 'ready' })
    await settle()
    expect(sent).toEqual(['start', 'ready'])
    expect(outbox.entries()).toEqual([])
  })

  it('keeps everything without a network, through a reload, with its key and time', async () => {
    device.onLine = false
    vi.setSystemTime(new Date('2026-11-25T08:00:00Z'))
    const first = openOutbox()
    first.outbox.add({ subject: 'A-001', action: 'start' })
    await settle()
    expect(first.sent).toEqual([])
    const [before] = first.outbox.entries()

    vi.setSystemTime(new Date('2026-11-25T08:05:00Z'))
    const second = openOutbox()
    expect(second.outbox.entries()).toEqual([before])
    expect(before?.at).toBe('2026-11-25T08:00:00.000Z')
    device.onLine = true
    await second.outbox.flush()
    expect(second.sent).toEqual(['start'])
    expect(second.outbox.entries()).toEqual([])
  })

  it('tries again with the same key after an error, and never leaps over it', async () => {
    let errors = 2
    const keys: string[] = []
    const { outbox, sent } = openOutbox(({ key }) => {
      keys.push(key)
      return errors-- > 0 ? network() : undefined
    })
    outbox.add({ subject: 'A-001', action: 'start' })
    outbox.add({ subject: 'A-002', action: 'start' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent).toEqual(['start', 'start', 'start', 'start'])
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(outbox.entries()).toEqual([])
  })

  it('sets aside what is refused and what builds on it, and goes on with the rest', async () => {
    device.onLine = false
    const { outbox, sent, problems } = openOutbox(({ subject }) =>
      subject === 'A-001' ? refused('A-001 was changed elsewhere.') : undefined,
    )
    outbox.add({ subject: 'A-001', action: 'start' })
    outbox.add({ subject: 'A-002', action: 'start the other' })
    outbox.add({ subject: 'A-001', action: 'ready' })
    device.onLine = true
    await outbox.flush()
    expect(sent).toEqual(['start', 'start the other'])
    expect(problems()).toEqual([
      ['start', 'A-001 was changed elsewhere.'],
      ['ready', 'skipped'],
    ])
    outbox.dismiss(outbox.entries()[0]?.key ?? '')
    expect(problems()).toEqual([['ready', 'skipped']])
  })

  it.each([
    ['a new login', 401],
    ['its turn', 429],
  ])('waits for %s instead of giving up', async (_, status) => {
    let isTaken = false
    const { outbox, problems } = openOutbox(() =>
      isTaken ? undefined : new CallError(status, {}, ''),
    )
    outbox.add({ subject: 'A-001', action: 'start' })
    await settle()
    expect(problems()).toEqual([['start', undefined]])
    isTaken = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(problems()).toEqual([])
  })
})
