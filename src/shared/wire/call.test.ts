import * as z from 'zod/mini'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { call, CallError, setTransport } from './call.ts'
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
