import { describe, expect, it } from 'vitest'
import type { Operation } from '../../src/server/http/openapi.ts'
import { errorOf } from './answers.ts'

const OPERATION: Operation = {
  operationId: 'get-things',
  summary: 'Lists things.',
  tags: ['Things'],
  responses: {
    '200': {
      description: 'Done.',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { id: { type: 'integer', maximum: 10 } },
            required: ['id'],
            additionalProperties: false,
          },
        },
      },
    },
    '400': { description: 'Refused.', 'x-codes': ['invalid_input'] },
    '410': { description: 'Refused.', 'x-codes': ['thing_gone'] },
  },
  security: [],
  'x-who': 'anyone',
  'x-refusals': [{ code: 'thing_gone', status: 410, en: 'It’s gone.', ar: 'لم يعد متاحًا.' }],
}

const answer = (body: object, status = 200) => errorOf(OPERATION, Response.json(body, { status }))

describe('the check of a fuzzed answer', () => {
  it('takes what the document describes', async () => {
    expect(await answer({ id: 1 })).toBeUndefined()
    expect(await answer({ code: 'thing_gone' }, 410)).toBeUndefined()
    expect(await answer({ code: 'invalid_input' }, 400)).toBeUndefined()
  })

  it('finds errors, undocumented statuses and codes, and bodies outside their schema', async () => {
    expect(await answer({ code: 'internal' }, 500)).toMatch(/^500/)
    expect(await answer({ id: 1 }, 202)).toBe('undocumented status 202')
    expect(await answer({ code: 'thing_broken' }, 409)).toBe('undocumented 409 thing_broken')
    expect(await answer({ code: 'thing_gone' }, 404)).toBe('undocumented 404 thing_gone')
    expect(await answer({ id: 11 })).toMatch(/^outside its schema/)
    expect(await answer({ id: 1, phone: '+971500000001' })).toMatch(/^outside its schema/)
    expect(await answer({})).toMatch(/^outside its schema/)
    expect(
      await errorOf(OPERATION, new Response('<p>', { headers: { 'content-type': 'text/html' } })),
    ).toBe('text/html instead of application/json')
  })
})
