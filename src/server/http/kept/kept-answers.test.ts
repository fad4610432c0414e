import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireId, wireNumber } from '#shared/wire/wire.ts'
import { testClock } from '../../clock.ts'
import { serveRead, type ServedEndpoint } from '../serve.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { serveKept, type PublicContext } from './serve-kept.ts'
import { createKeptStore } from './store.ts'

const parts = { method: 'GET', who: 'anyone', summary: '', output: z.any(), refusals: [] } as const

const listing = endpoint({
  ...parts,
  path: '/api/list',
  kept: 'minute',
  query: z.object({
    near: z.optional(wireNumber(-90, 90)),
    kitchen: z.optional(wireId),
    address: z.optional(wireId),
  }),
})
const prices = endpoint({ ...parts, path: '/api/prices', kept: 'day' })

const served: ServedEndpoint[] = [
  serveKept(listing, async () => [], {
    kitchenOf: ({ kitchen }) => kitchen,
    own: { input: 'address', run: async () => [] },
  }),
  serveKept(prices, async () => []),
]

const clock = testClock(new Date('2026-11-25T06:00:10Z'))
const changes = { all: 0, kitchens: new Map<number, number>() }
const versions = {
  ofAll: () => `${changes.all}`,
  ofKitchen: (id: number) => `${changes.all} ${changes.kitchens.get(id) ?? 0}`,
}

let made: PublicContext[] = []
let answers = createKeptAnswers(served, clock)
/** As the API does it: from memory, or made now. */
const server = createServer((request, response) => {
  if (answers.send(request, response)) return
  response.writeHead(299).end()
})
const failing = async () => {
  throw new Error('no kitchen')
}
const make = async (context: PublicContext) => {
  made.push(context)
  return { body: JSON.stringify({ made: made.length }), headers: {} }
}
type Asked = Parameters<typeof answers.answer>[0]
const ask = (input: object, more: Partial<Asked> = {}) =>
  answers.answer(
    {
      served: served[0] as Asked['served'],
      input,
      language: 'en',
      encoding: undefined,
      ...more,
    },
    make,
  )

let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

beforeEach(() => {
  made = []
  answers = createKeptAnswers(served, clock)
  answers.follow(versions, createKeptStore())
})

/** As a client without an encoding of its own asks, which `fetch` is not. */
const send = (path: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { headers: { 'accept-encoding': 'identity', ...headers } })

describe('what is made, and what comes from memory', () => {
  it('is made once for all who wait for it, and then comes from memory', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask({ near: 25 })))
    expect(made).toHaveLength(1)
    const answer = await send('/api/list?near=25')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ made: 1 })
  })

  it('is one answer for all spellings of a question, and for all parameters that mean nothing', async () => {
    await ask({ near: 25 })
    for (const path of ['?near=25.0', '?near=25&near=26', '?x=1&near=25', '?near=25&__proto__=1']) {
      expect([path, (await send(`/api/list${path}`)).status]).toEqual([path, 200])
    }
  })

  it.each(['?near=26', '?near=none', '?near=25&kitchen=0', '', '/'])(
    'leaves another question to the API: %s',
    async (path) => {
      await ask({ near: 25 })
      expect((await send(`/api/list${path}`)).status).toBe(299)
    },
  )

  it('is given nothing but the language, the day and the minute', async () => {
    await ask({}, { language: 'ar' })
    expect(made).toEqual([
      { language: 'ar', today: '2026-11-25', now: new Date('2026-11-25T06:00:00Z') },
    ])
  })

  it('speaks the language of the cookie, then of the browser', async () => {
    await ask({}, { language: 'ar' })
    const arabic = { cookie: 'a=b; language=ar' }
    expect((await send('/api/list', arabic)).status).toBe(200)
    expect((await send('/api/list', { 'accept-language': 'ar-AE' })).status).toBe(200)
    expect((await send('/api/list')).status).toBe(299)
  })

  it('leaves what is of a person to the API', async () => {
    await ask({ address: 7 })
    expect((await send('/api/list?address=7')).status).toBe(299)
  })

  it('keeps nothing before someone follows the changes', async () => {
    answers = createKeptAnswers(served, clock)
    await ask({})
    await ask({})
    expect(made).toHaveLength(2)
    expect((await send('/api/list')).status).toBe(299)
  })

  it('keeps no refusal and no error', async () => {
    const asked = { served: served[0] as Asked['served'], input: {}, language: 'en' as const }
    const failed = answers.answer({ ...asked, encoding: undefined }, failing)
    await expect(failed).rejects.toThrow('no kitchen')
    await ask({})
    expect(made).toHaveLength(1)
  })
})

describe('how long it is kept', () => {
  it('an answer of the minute is made again in the next one, an answer of the day is not', async () => {
    const day = { served: served[1] as Asked['served'] }
    await ask({})
    await ask({}, day)
    clock.moveTo(new Date('2026-11-25T06:00:59Z'))
    await ask({})
    expect(made).toHaveLength(2)
    clock.moveTo(new Date('2026-11-25T06:01:00Z'))
    await ask({})
    await ask({}, day)
    expect(made).toHaveLength(3)
  })

  it('an answer of the day is made again at midnight in Dubai', async () => {
    const day = { served: served[1] as Asked['served'] }
    clock.moveTo(new Date('2026-11-25T19:59:59Z'))
    await ask({}, day)
    clock.moveTo(new Date('2026-11-25T20:00:00Z'))
    await ask({}, day)
    expect(made.map(({ today }) => today)).toEqual(['2026-11-25', '2026-11-26'])
  })

  it('is made again after a change of its kitchen, and not after one of another', async () => {
    await ask({ kitchen: 3 })
    changes.kitchens.set(4, 1)
    await ask({ kitchen: 3 })
    expect(made).toHaveLength(1)
    changes.kitchens.set(3, 1)
    expect((await send('/api/list?kitchen=3')).status).toBe(299)
    await ask({ kitchen: 3 })
    expect(made).toHaveLength(2)
  })

  it('a change while it is made leaves it old at once', async () => {
    await answers.answer(
      { served: served[0] as Asked['served'], input: {}, language: 'en', encoding: undefined },
      async (context) => {
        changes.all += 1
        return make(context)
      },
    )
    expect((await send('/api/list')).status).toBe(299)
    await ask({})
    expect(made).toHaveLength(2)
  })
})

describe('what it carries', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed as was asked for: %s', async (encoding, open) => {
    const kept = await ask({}, { encoding })
    expect(open(kept.body(encoding).bytes).toString()).toBe('{"made":1}')
    const answer = await send('/api/list', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.json()).toEqual({ made: 1 })
    expect((await send('/api/list')).status).toBe(299)
  })

  it('holds no more memory than its bytes', async () => {
    const { bytes } = (await ask({}, { encoding: 'br' })).body('br')
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  })

  it('is answered with 304 where the caller has it, however they name it', async () => {
    const { etag = '' } = await ask({})
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const named of [etag, etag.slice(2), `"other", ${etag}`]) {
      const answer = await send('/api/list', { 'if-none-match': named })
      expect([named, answer.status]).toEqual([named, 304])
      expect(answer.headers.get('etag')).toBe(etag)
      expect(await answer.text()).toBe('')
    }
    expect((await send('/api/list', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('carries nothing of the one who asked first', async () => {
    const kept = await ask({})
    expect(Object.keys(kept.headers).toSorted()).toEqual([
      'cache-control',
      'content-type',
      'etag',
      'vary',
    ])
    expect(kept.headers['cache-control']).toBe('no-cache')
    expect(kept.headers['vary']).toBe('accept-language, accept-encoding, cookie')
  })
})

describe('what the compiler refuses', () => {
  it('a kept answer that is made for a caller, or of what is a caller’s own', () => {
    // @ts-expect-error Only the context is known.
    serveKept(prices, async (_db, { user }) => [user])
    // @ts-expect-error A day has no minute.
    serveKept(prices, async (_db, { now }) => [now])
    // @ts-expect-error The address is someone's own.
    serveKept(listing, async (_db, _context, { address }) => [address], {
      own: { input: 'address', run: async () => [] },
    })
    // @ts-expect-error What is declared as kept is served as kept.
    serveRead(prices, async () => [])
    // @ts-expect-error What is not declared as kept is not.
    serveKept(endpoint({ ...parts, path: '/api/other' }), async () => [])
    expect(served).toHaveLength(2)
  })
})
