import * as z from 'zod/mini'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, CallError, setTransport } from './call.ts'
import { onOtherPerson, setPerson } from '../page/person.ts'
import { endpoint } from './endpoint.ts'

const create = endpoint({
  method: 'POST',
  path: '/api/things/:id',
  who: 'anyone',
  summary: 'Makes a thing.',
  params: z.object({ id: z.number() }),
  body: z.object({ name: z.string() }),
  output: z.object({ id: z.number() }),
  refusals: [],
  idempotent: true,
})

const pay = {
  ...create,
  path: '/api/things/:id/pay',
  idempotent: 'payment',
} as unknown as typeof create
const rename = { ...create, idempotent: false } as unknown as typeof create

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, statusText: 'Status text' })

afterEach(() => vi.useRealTimers())

describe('a call', () => {
  it('fills the path and sends the rest as JSON', async () => {
    const transport = vi.fn(async () => json(200, { id: 7 }))
    setTransport(transport)
    await expect(call(create, { id: 7, name: 'Hummus' })).resolves.toEqual({ id: 7 })
    expect(transport).toHaveBeenCalledWith(
      '/api/things/7',
      expect.objectContaining({ method: 'POST', body: '{"name":"Hummus"}' }),
    )
  })

  it.each([
    ['a write', rename, 'Hummus', 15_001],
    ['one with a photo', rename, 'x'.repeat(1_600_000), 115_000],
    ['one of an admin', { ...rename, who: 'admin' }, 'Hummus', 60_001],
    ['one that says so', { ...rename, timeoutMs: 25_000 }, 'Hummus', 25_001],
  ] as const)('gives up %s in time, and nothing is known of it', async (_, target, name, ms) => {
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    setTransport(
      (_path, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    )
    const answer = call(target as typeof rename, { id: 7, name })
    clock.abort(new DOMException('late', 'TimeoutError'))
    await expect(answer).rejects.toMatchObject({ status: 0, code: 'timeout', isNetwork: true })
    expect(timeout).toHaveBeenCalledWith(ms)
    timeout.mockRestore()
  })

  it('says for whom its page was made and which version it read', async () => {
    const sent: (string | null)[] = []
    setTransport(async (_path, init) => {
      const headers = new Headers(init.headers)
      sent.push(headers.get('x-person'), headers.get('if-match'))
      return json(200, { id: 7 })
    })
    await call(create, { id: 7, name: 'Hummus' })
    setPerson('sara')
    await call(create, { id: 7, name: 'Hummus' }, { version: 'abc.def' })
    expect(sent).toEqual([null, null, 'sara', '"abc.def"'])
  })

  it('notifies the page where someone else is signed in, and does not give the action up', async () => {
    const notify = vi.fn()
    onOtherPerson(notify)
    setTransport(async () => json(409, { code: 'other_person' }))
    const error = await call(create, { id: 1, name: 'x' }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'other_person', isFinal: false })
    expect(notify).toHaveBeenCalledOnce()
  })

  it('raises "{status}: {text}" with the text of the server', async () => {
    setTransport(async () => json(409, { code: 'taken', message: 'This name is taken' }))
    const error = await call(create, { id: 1, name: 'x' }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ message: '409: This name is taken', code: 'taken' })
  })

  it('raises the status text where the server sent no JSON', async () => {
    setTransport(async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
    await expect(call(rename, { id: 1, name: 'x' })).rejects.toThrow('502: Bad Gateway')
  })

  it('tries a write again with the key it was given, and gives up after four tries', async () => {
    vi.useFakeTimers()
    const keys = recordKeys('silence')
    await pressed(create, { idempotencyKey: 'key-1' })
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1'])
  })

  it('tries a write once that its contract does not make idempotent', async () => {
    const transport = vi.fn(async () => json(503, {}))
    setTransport(transport)
    await expect(call(rename, { id: 1, name: 'x' })).rejects.toMatchObject({ status: 503 })
    expect(transport).toHaveBeenCalledTimes(1)
  })
})

describe('the key of a write', () => {
  it('is made from its contract and is the same in all tries of a press', async () => {
    vi.useFakeTimers()
    const keys = recordKeys('silence', 'done')
    await pressed(create)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('stays while the answer is lost, and is another one after an answer', async () => {
    vi.useFakeTimers()
    const keys = recordKeys(...SILENCE, 'done', 'done')
    await pressed(create)
    await pressed(create)
    await pressed(create)
    expect(new Set(keys.slice(0, 5)).size).toBe(1)
    expect(keys[5]).not.toBe(keys[0])
  })

  it.each(['refused', 'done'] as const)('is another one after the answer "%s"', async (answer) => {
    const keys = recordKeys(answer, 'done')
    await pressed(create)
    await pressed(create)
    expect(keys[1]).not.toBe(keys[0])
  })

  it('is another one for other words, another record or another version', async () => {
    vi.useFakeTimers()
    const keys = recordKeys('silence')
    await pressed(create)
    await pressed(create, { name: 'y' })
    await pressed(create, { id: 2 })
    await pressed(create, { version: 'v2' })
    expect(new Set(keys).size).toBe(4)
  })

  it('is another one once the page has done something else, as it may have taken the action back', async () => {
    vi.useFakeTimers()
    const keys = recordKeys(...SILENCE, 'done')
    await pressed(create)
    await pressed(create, { name: 'taken back' })
    await pressed(create)
    expect(keys[5]).not.toBe(keys[0])
  })

  it('stays until its own answer where money moves', async () => {
    vi.useFakeTimers()
    const keys = recordKeys(...SILENCE, 'done')
    await pressed(pay)
    await pressed(create)
    await pressed(pay)
    expect(keys[5]).toBe(keys[0])
  })

  it('is shared by two presses at once', async () => {
    const keys = recordKeys('done')
    await Promise.all([pressed(create), pressed(create)])
    expect(keys[1]).toBe(keys[0])
  })
})

const SILENCE = ['silence', 'silence', 'silence', 'silence'] as const

/** The last answer goes on. */
function recordKeys(...answers: readonly ('silence' | 'refused' | 'done')[]): (string | null)[] {
  const keys: (string | null)[] = []
  setTransport(async (_path, init) => {
    const answer = answers[Math.min(keys.length, answers.length - 1)]
    keys.push(new Headers(init.headers).get('idempotency-key'))
    if (answer === 'silence') throw new TypeError('fetch failed')
    return answer === 'done' ? json(200, { id: 7 }) : json(409, { code: 'taken' })
  })
  return keys
}

interface Press {
  id?: number
  name?: string
  version?: string
  idempotencyKey?: string
}

/** A press and, where time stands still, all its tries. */
async function pressed(action: typeof create, { id = 1, name = 'x', ...options }: Press = {}) {
  const over = call(action, { id, name }, options).catch((error: unknown) => error)
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(10_000)
  return over
}
