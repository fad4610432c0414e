import fc from 'fast-check'
import type { ApiDocument, Operation } from '../../src/server/http/openapi.ts'
import { BY_ROUTE, type Described } from '../authorization/samples.ts'
import { pathValueOf, valueOf } from './values.ts'

export interface FuzzedOperation {
  /** `POST /api/subscriptions/{id}/pause` */
  route: string
  method: string
  operation: Operation
  requests: fc.Arbitrary<FuzzedRequest>
}

export interface FuzzedRequest {
  url: string
  headers: Record<string, string>
  body?: string
}

/** Moves the product's time by up to a year for everybody; its own tests ask it. */
const LEFT_OUT = new Set(['POST /api/dev/clock'])

/** Every operation of the document, with requests as it describes them. */
export const operationsOf = ({ paths }: ApiDocument): FuzzedOperation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([verb, operation]) => describeOperation(verb.toUpperCase(), path, operation))
      .filter(({ route }) => !LEFT_OUT.has(route)),
  )

function describeOperation(method: string, path: string, operation: Operation): FuzzedOperation {
  const route = `${method} ${path}`
  const declared = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header')
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const body = operation.requestBody?.content['application/json']?.schema as Described | undefined
  const known = BY_ROUTE[declared] ?? {}
  return {
    route,
    method,
    operation,
    requests: fc
      .record({
        path: fc.record(
          Object.fromEntries(
            inPath.map(({ name, schema }) => [name, pathValueOf(schema as Described, name)]),
          ),
        ),
        query: fc.record(
          Object.fromEntries(
            inQuery.map(({ name, schema }) => [name, valueOf(schema as Described, name)]),
          ),
          { requiredKeys: inQuery.filter(({ required }) => required).map(({ name }) => name) },
        ),
        body: body ? valueOf(body) : fc.constant({}),
        known: fc.boolean(),
        key: fc.integer({ min: 0, max: 99_999_999 }),
      })
      .map((drawn) => ({
        url: fillPath(path, drawn.path) + queryOf(drawn.query),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `fuzzed-${drawn.key.toString().padStart(8, '0')}`,
        },
        ...(method !== 'GET' && { body: bodyOf(drawn.body, drawn.known ? known : {}) }),
      })),
  }
}

/** Dots alone are another path to everyone. */
const fillPath = (path: string, values: Record<string, unknown>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]).replace(/^\.{0,2}$/, '0'))

const queryOf = (query: Record<string, unknown>) => {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

const encode = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.toWellFormed())
}

const bodyOf = (body: unknown, known: object) =>
  JSON.stringify(
    typeof body === 'object' && body !== null && !Array.isArray(body)
      ? { ...body, ...known }
      : body,
  )
