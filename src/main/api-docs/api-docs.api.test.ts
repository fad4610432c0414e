import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestApp } from '../../../tools/testing/app.ts'
import type { Endpoint } from '#shared/wire/endpoint.ts'
import { textsIn, type Catalogue, type Language } from '#shared/language.ts'
import { nameMessages } from '#shared/text/name-messages.ts'
import { operationIdOf, type ApiDocument, type Operation } from '#server/http/openapi.ts'

const FEATURES = path.resolve(import.meta.dirname, '../../features')
const SHARED_MESSAGES = path.resolve(import.meta.dirname, '../../server/http/messages.ts')

/** What a code without a sentence of its own would say. */
const CHECK_FIELDS = 'Please check the highlighted fields.'

const ARABIC = /\p{Script=Arabic}/u

const test = useTestApp()

let document: ApiDocument
let declared: Endpoint[]

beforeAll(async () => {
  const response = await test.browser().request('/api/openapi.json')
  document = (await response.json()) as ApiDocument
  declared = await readContracts()
})

async function readContracts(): Promise<Endpoint[]> {
  const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/\\]+[/\\](\w+-)*contract\.ts$/.test(file))
    .map((file) => path.join(FEATURES, file))
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>),
  )
  return [...new Set(modules.flatMap((module) => Object.values(module)))].filter(isEndpoint)
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'refusals' in value

const operations = (): [string, string, Operation][] =>
  Object.entries(document.paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, string, Operation] => [
      route,
      method,
      operation,
    ]),
  )

describe('GET /api/openapi.json', () => {
  it('is an OpenAPI 3.1 document with one description of every operation', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.title).toBe('Sufra API')
    const ids = operations().map(([, , { operationId }]) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = document.tags.map(({ name }) => name)
    const faulty = operations().filter(([route, , operation]) => {
      const placed = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
      const documented = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'))
      return (
        !operation.summary.endsWith('.') ||
        !tags.includes(operation.tags[0]) ||
        placed.join() !== documented.map(({ name }) => name).join() ||
        successes.length !== 1
      )
    })
    expect(faulty).toEqual([])
  })

  it('refers only to schemas that it holds', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)]
    const missing = references.filter(
      ([, reference = '']) =>
        reference
          .split('/')
          .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document) ===
        undefined,
    )
    expect(missing).toEqual([])
  })

  it('serves what the contracts declare, and declares what it serves', () => {
    expect(
      operations()
        .map(([, , { operationId }]) => operationId)
        .toSorted(),
    ).toEqual(declared.map(operationIdOf).toSorted())
  })

  it('has every refusal in both languages', () => {
    const untold = operations()
      .flatMap(([, , operation]) => operation['x-refusals'])
      .filter(({ en, ar }) => en === CHECK_FIELDS || ARABIC.test(en) || !ARABIC.test(ar))
    expect(untold).toEqual([])
  })

  it('names every status with its codes, those of the HTTP layer included', () => {
    const operation = document.paths['/api/custom-quotes']?.['post']
    const codes = Object.entries(operation?.responses ?? {}).map(([status, answer]) => [
      status,
      answer['x-codes'],
    ])
    expect(Object.fromEntries(codes)).toEqual({
      '201': undefined,
      '400': ['invalid_input', 'invalid_json', 'body_incomplete', 'idempotency_key_invalid'],
      '403': ['cross_site'],
      '409': ['other_person', 'idempotency_in_progress'],
      '413': ['body_too_large'],
      '415': ['unsupported_media_type'],
      '422': ['idempotency_key_reused', 'quote_looks_automated'],
      '429': ['too_many_requests'],
      '500': ['internal'],
      '503': ['busy', 'unavailable'],
    })
    const shared = new Set(document['x-refusals'].map(({ code }) => code))
    const untold = operations().flatMap(([, , one]) => {
      const own = new Set(one['x-refusals'].map(({ code }) => code))
      return Object.entries(one.responses)
        .filter(([status]) => status.startsWith('4'))
        .flatMap(([, answer]) => answer['x-codes'] ?? ['none'])
        .filter((code) => !own.has(code) && !shared.has(code))
    })
    expect(untold).toEqual([])
  })

  it('offers an Idempotency-Key where an action must happen once', () => {
    const offering = operations()
      .filter(([, , { parameters }]) => parameters?.some(({ name }) => name === 'Idempotency-Key'))
      .map(([, , { operationId }]) => operationId)
    const declaredIds = declared.filter(({ idempotent }) => idempotent).map(operationIdOf)
    expect(new Set(offering)).toEqual(new Set(declaredIds))
  })
})

describe('GET /api/docs', () => {
  it('is a page of its own without any script', async () => {
    const response = await test.browser().request('/api/docs')
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(page).not.toMatch(/<script|style="|\bon\w+="/)
    for (const [, , { operationId }] of operations()) {
      expect(page).toContain(`<article id="${operationId}">`)
      expect(page).toContain(`href="#${operationId}"`)
    }
  })
})

it('every sentence of a schema belongs to a refusal in both languages', async () => {
  const codes = new Set(
    declared.flatMap(({ params, query, body }) => [params, query, body]).flatMap(codesIn),
  )
  expect(codes).toContain('phone_too_short')
  const documented = await readRefusals()
  expect([...codes].filter((code) => !documented.en.includes(code))).toEqual([])
  expect([...codes].filter((code) => !documented.ar.includes(code))).toEqual([])
})

async function readRefusals() {
  const files = readdirSync(FEATURES).map((feature) => path.join(FEATURES, feature, 'messages.ts'))
  const all = [...files.filter((file) => existsSync(file)), SHARED_MESSAGES]
  const catalogues = await Promise.all(
    all.map(async (file) => {
      const module: unknown = await import(pathToFileURL(file).href)
      return (module as { messages: Catalogue<{ refusals?: object }> }).messages
    }),
  )
  const codesOf = (language: Language) =>
    [...catalogues, nameMessages].flatMap((catalogue) =>
      Object.keys(textsIn(catalogue, language).refusals ?? {}),
    )
  return { en: codesOf('en'), ar: codesOf('ar') }
}

/** The codes that a schema gives as its messages, found in its own definition. */
function codesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(codesIn)
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) return []
  const { def } = schema['_zod'] as { def: Record<string, unknown> }
  const { error, checks, shape, element, options, innerType, in: from, out: to } = def
  const own: unknown = typeof error === 'function' ? error({ input: '' }) : undefined
  return [
    ...(typeof own === 'string' && /^[a-z0-9]+(_[a-z0-9]+)+$/.test(own) ? [own] : []),
    ...[checks, Object.values(shape ?? {}), element, options, innerType, from, to].flatMap(codesIn),
  ]
}
