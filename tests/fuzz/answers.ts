import * as z from 'zod'
import type { JsonSchema, Operation } from '../../src/server/http/openapi.ts'

const schemas = new Map<JsonSchema, z.ZodType>()

function schemaOf(described: JsonSchema): z.ZodType {
  const known = schemas.get(described)
  if (known) return known
  const schema = z.fromJSONSchema(described)
  schemas.set(described, schema)
  return schema
}

/** What is wrong with an answer by the document, in a few words; undefined if nothing is. */
export async function errorOf(
  operation: Operation,
  response: Response,
): Promise<string | undefined> {
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return undefined
  }
  const text = await response.text()
  if (status >= 500) return `${status} ${text.slice(0, 200)}`
  if (status >= 400) return refusalError(operation, status, text)
  const described = operation.responses[String(status)]
  if (!described) return `undocumented status ${status}`
  const [[produced, { schema }] = ['', { schema: {} }]] = Object.entries(described.content ?? {})
  if (!type.startsWith(produced)) return `${type} instead of ${produced}`
  if (schema['format'] === 'binary') return undefined
  const { error } = schemaOf(schema).safeParse(JSON.parse(text))
  return error && `outside its schema: ${z.prettifyError(error).slice(0, 300)}`
}

function refusalError(operation: Operation, status: number, text: string): string | undefined {
  const { code = '' } = JSON.parse(text) as { code?: string }
  const isListed = operation.responses[String(status)]?.['x-codes']?.includes(code)
  return isListed ? undefined : `undocumented ${status} ${code}`
}
