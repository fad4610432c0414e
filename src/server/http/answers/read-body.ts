import type { HonoRequest } from 'hono'
import type { Endpoint } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'

const BODY_LIMIT_BYTES = 65_536

const JSON_IN_UTF_8 = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** The body's text. @throws Refusal `body_too_large`, `body_incomplete` or `unsupported_media_type`. */
export async function readBody(
  request: HonoRequest,
  { bodyLimitBytes: limit = BODY_LIMIT_BYTES, alsoAccepts }: Endpoint,
): Promise<string> {
  const text = await readText(request, limit)
  const type = request.header('content-type') ?? ''
  if (text !== '' && !JSON_IN_UTF_8.test(type) && type !== alsoAccepts) {
    throw new Refusal('unsupported_media_type', 415)
  }
  return text
}

async function readText(request: HonoRequest, limit: number): Promise<string> {
  const declared = request.header('content-length')
  if (Number(declared ?? 0) > limit) throw new Refusal('body_too_large', 413)
  try {
    return await (declared === undefined ? collect(request.raw.body, limit) : request.text())
  } catch (error) {
    if (error instanceof Refusal) throw error
    // The client went away, or was too slow: the rest of the body never comes.
    throw new Refusal('body_incomplete', 400)
  }
}

/** A body of undeclared length is counted while it arrives, so that no more than the limit is kept. */
async function collect(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string> {
  const reader = body?.getReader()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes += part.value.byteLength
    if (bytes > limit) throw new Refusal('body_too_large', 413)
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
