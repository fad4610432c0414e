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

  it('tells the page where someone else is signed in, and does not give the act up', async () => {
    const tell = vi.fn()
    onOtherPerson(tell)
    setTransport(async () => json(409, { code: 'other_person' }))
    const error = await call(create, { id: 1, name: 'x' }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'other_person', isFinal: false })
    expect(tell).toHaveBeenCalledOnce()
  })

  it('raises "{status}: {text}" with the text of the server', async () => {
    setTransport(async () => json(409, { code: 'taken', message: 'This name is taken' }))
    const error = await call(create, { id: 1, name: 'x' }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({ message: '409: This name is taken', code: 'taken' })
  })

  it('raises the status text where the server sent no JSON', async () => {
    setTransport(async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
    await expect(call(create, { id: 1, name: 'x' })).rejects.toThrow('502: Bad Gateway')
  })

  it('tries a write again with the same key, and gives up after four tries', async () => {
    vi.useFakeTimers()
    const keys: (string | null)[] = []
    setTransport(async (_path, init) => {
      keys.push(new Headers(init.headers).get('idempotency-key'))
      throw new TypeError('fetch failed')
    })
    const result = call(create, { id: 1, name: 'x' }, { idempotencyKey: 'key-1' }).catch(
      (thrown: unknown) => thrown,
    )
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await result).toMatchObject({ isNetwork: true })
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-1'])
  })

  it('tries a write without a key once', async () => {
    const transport = vi.fn(async () => json(503, {}))
    setTransport(transport)
    await expect(call(create, { id: 1, name: 'x' })).rejects.toMatchObject({ status: 503 })
    expect(transport).toHaveBeenCalledTimes(1)
  })
})
