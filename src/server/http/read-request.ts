import type { HonoRequest } from 'hono'
import type { Endpoint, Schema, SchemaIssue } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { SayRefusal } from './errors.ts'

/** Input that does not have the endpoint's form: 400 with one sentence a field. */
export class InvalidInput extends Error {
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super('invalid_input')
    this.fields = fields
  }
}

const DEPTH_MAX = 20
const KEYS_MAX = 500

/** Validates path, query and body by the endpoint's schemas. Unknown keys never get through. */
export async function readInput(
  endpoint: Endpoint,
  request: HonoRequest,
  body: unknown,
  say: (code: string) => string,
): Promise<Record<string, unknown>> {
  const fields: Record<string, string> = {}
  const input: Record<string, unknown> = {}
  const read = async (schema: unknown, value: unknown) => {
    collectUnstorable(value, '', fields, say)
    const result = await (schema as Schema)['~standard'].validate(value)
    if (result.issues) collectIssues(result.issues, fields, say)
    else Object.assign(input, result.value)
  }
  if (endpoint.query) await read(endpoint.query, request.query())
  if (endpoint.body) await read(endpoint.body, body)
  if (endpoint.params) await read(endpoint.params, request.param())
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields)
  return input
}

/** The database's texts hold no NUL and no half of a character, whatever a schema lets through. */
function collectUnstorable(
  value: unknown,
  name: string,
  fields: Record<string, string>,
  say: (code: string) => string,
): void {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    fields[name] ??= say('text_not_clean')
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      collectUnstorable(key, name, fields, say)
      collectUnstorable(inner, name === '' ? key : `${name}.${key}`, fields, say)
    }
  }
}

function collectIssues(
  issues: readonly SchemaIssue[],
  fields: Record<string, string>,
  say: (code: string) => string,
): void {
  for (const issue of issues) {
    const name = (issue.path ?? [])
      .map((part) => String(typeof part === 'object' ? part.key : part))
      .join('.')
    fields[name] ??= say(issue.message)
  }
}

const TEXTS = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g

/** The names of valid JSON as they were written: a name that is twice in an object counts twice. */
const countNames = (text: string): number =>
  [...text.matchAll(TEXTS)].filter(([, colon]) => colon !== undefined).length

/** Parses a JSON body of bounded depth and size of keys, none of them twice. @throws Refusal `invalid_json`. */
export function parseBody(text: string): unknown {
  if (text === '') return {}
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Refusal('invalid_json', 400)
  }
  let keys = 0
  let indexes = 0
  const isTame = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return true
    if (depth > DEPTH_MAX) return false
    const names = Object.keys(value)
    keys += names.length
    if (Array.isArray(value)) indexes += names.length
    if (keys > KEYS_MAX || names.includes('__proto__')) return false
    return Object.values(value).every((inner) => isTame(inner, depth + 1))
  }
  if (!isTame(parsed, 0) || keys - indexes !== countNames(text)) {
    throw new Refusal('invalid_json', 400)
  }
  return parsed
}

export const sayIn =
  (say: SayRefusal, language: Language) =>
  (code: string): string =>
    say(code, language, {})
