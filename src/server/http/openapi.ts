import * as z from 'zod/mini'
import { isOfPerson, type Endpoint, type Who } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { RefusalStatus } from '#shared/wire/refusal.ts'
import type { SayRefusal } from './errors.ts'
import { SHARED_CODES, sharedRefusalsOf, sharedStatusOf } from './shared-refusals.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

interface Content {
  description: string
  content?: Record<string, { schema: JsonSchema }>
  /** The codes that come with a refusal's status. */
  'x-codes'?: string[]
}

export type RefusalTexts = { code: string; status: number } & Record<Language, string>

export interface Operation {
  operationId: string
  summary: string
  tags: [string]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, Content>
  security: Record<string, string[]>[]
  'x-who': Who
  'x-refusals': RefusalTexts[]
}

export interface ApiDocument {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, JsonSchema>
    securitySchemes: Record<string, JsonSchema>
  }
  /** The refusals of the HTTP layer itself, which `x-codes` name too. */
  'x-refusals': RefusalTexts[]
}

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: 'Stays the same in every language.' },
    message: { type: 'string', description: "A sentence in the caller's language." },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each field at fault, by its path.',
    },
    details: { type: 'object', additionalProperties: true },
    requestId: { type: 'string' },
  },
}
const ERROR_CONTENT = {
  'application/json': { schema: { $ref: '#/components/schemas/Error' } },
}

export interface DescribedRefusals {
  say: SayRefusal
  /** The status of a feature's own refusal. */
  statusOf: (code: string) => RefusalStatus
}

/** The API reference of everything that is served, as OpenAPI 3.1. */
export function describeApi(
  endpoints: readonly Endpoint[],
  refusals: DescribedRefusals,
  info: ApiDocument['info'],
): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  const sorted = endpoints.toSorted((one, other) => one.path.localeCompare(other.path))
  for (const endpoint of sorted) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(endpoint, refusals),
    }
  }
  const tags = [...new Set(sorted.map(({ path }) => tagOf(path)))]
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by verifying a one-time code; named __Host-session over https.',
        },
      },
    },
    'x-refusals': SHARED_CODES.map((code) => refusalTexts(code, sharedStatusOf(code), refusals)),
  }
}

function operationOf(endpoint: Endpoint, refusals: DescribedRefusals): Operation {
  const own = [...new Set(endpoint.refusals)].map((code) =>
    refusalTexts(code, refusals.statusOf(code), refusals),
  )
  const parameters = parametersOf(endpoint)
  const operation: Operation = {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    responses: responsesOf(endpoint, own),
    security: endpoint.who === 'anyone' ? [] : [{ session: [] }],
    'x-who': endpoint.who,
    'x-refusals': own,
  }
  if (parameters.length > 0) operation.parameters = parameters
  if (endpoint.body) {
    const content = { schema: schemaOf(endpoint.body, 'input') }
    operation.requestBody = {
      required: true,
      content: {
        'application/json': content,
        ...(endpoint.alsoAccepts && { [endpoint.alsoAccepts]: content }),
      },
    }
  }
  return operation
}

/** `/api/delivery-addresses/{id}` belongs to "Delivery addresses". */
function tagOf(path: string): string {
  const words = (path.split('/')[2] ?? '').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const operationIdOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method.toLowerCase()}-${path
    .replace('/api/', '')
    .replaceAll(/:(\w+)/g, 'by-$1')
    .replaceAll('/', '-')}`

function parametersOf(endpoint: Endpoint): Parameter[] {
  const parameters = [...fieldsOf(endpoint.params, 'path'), ...fieldsOf(endpoint.query, 'query')]
  if (endpoint.idempotent) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'A repetition with the same key and body gets the first outcome again.',
      schema: { type: 'string', minLength: 8, maxLength: 255 },
    })
  }
  if (isOfPerson(endpoint)) {
    parameters.push({
      name: 'X-Person',
      in: 'header',
      required: false,
      description:
        'The `id` of the person for whom the page was made, or `guest`. If someone else is signed in, the answer is 409 `other_person` and nothing happens.',
      schema: { type: 'string' },
    })
  }
  if (endpoint.versioned) {
    parameters.push({
      name: 'If-Match',
      in: 'header',
      required: false,
      description:
        'The `version` of the record that was read. If someone saved since, the answer is 409 `changed_meanwhile` with the fields that differ and the record as it is now.',
      schema: { type: 'string' },
    })
  }
  return parameters
}

function fieldsOf(schema: Endpoint['params'], place: 'path' | 'query'): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function responsesOf(endpoint: Endpoint, own: readonly RefusalTexts[]): Operation['responses'] {
  const body = endpoint.produces
    ? { [endpoint.produces]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(endpoint.output, 'output') } }
  const responses: Operation['responses'] = {
    [String(endpoint.status ?? 200)]: { description: 'Done.', content: body },
  }
  const shared = sharedRefusalsOf(endpoint).map((code) => ({ code, status: sharedStatusOf(code) }))
  for (const { code, status } of [...shared, ...own].toSorted((a, b) => a.status - b.status)) {
    const codes = [...new Set([...(responses[status]?.['x-codes'] ?? []), code])]
    const description = `Refused: ${codes.join(', ')}.`
    responses[status] = { description, content: ERROR_CONTENT, 'x-codes': codes }
  }
  responses['500'] = {
    description: 'A fault of ours; nothing was changed.',
    content: ERROR_CONTENT,
    'x-codes': ['internal'],
  }
  responses['503'] = {
    description: 'Something that we need does not answer; nothing was changed.',
    content: ERROR_CONTENT,
    'x-codes': ['busy', 'unavailable'],
  }
  return responses
}

function schemaOf(schema: object, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema as z.core.$ZodType, {
    io,
    unrepresentable: 'any',
  })
  return described
}

/**
 * Takes the place of the parameters of a refusal's sentence: `{seconds}`, and a day where one is
 * formatted.
 */
export const namedParameters = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) =>
      /day|date|on$|^from$|^to$/i.test(String(name)) ? '2026-11-24' : `{${String(name)}}`,
  },
)

const refusalTexts = (code: string, status: number, { say }: DescribedRefusals): RefusalTexts => ({
  code,
  status,
  en: say(code, 'en', namedParameters),
  ar: say(code, 'ar', namedParameters),
})
