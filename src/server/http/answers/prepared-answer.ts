import type { IncomingMessage, ServerResponse } from 'node:http'

export type Encoding = 'br' | 'gzip'

/** An answer that is ready as bytes: a file of the build or a page rendered before. */
export interface Prepared {
  status: number
  headers: Readonly<Record<string, string>>
  etag?: string
  body: (encoding: Encoding | undefined) => { bytes: Buffer; encoding?: Encoding }
}

export const encodingFor = (accepted: string | string[] | undefined): Encoding | undefined => {
  if (accepted === undefined) return undefined
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined
}

/** Whether the caller has what would be sent: one of the tags that it names is this one. */
export const isUnchanged = (named: string | undefined, etag: string | undefined): boolean =>
  named !== undefined &&
  etag !== undefined &&
  (named === etag || named.split(',').some((one) => bare(one) === bare(etag)))

/** Tags are compared by what they hold, weak or strong. */
const bare = (etag: string): string => etag.trim().replace(/^W\//, '')

/** Writes a prepared answer straight to the socket. */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  prepared: Prepared,
): void {
  if (isUnchanged(request.headers['if-none-match'], prepared.etag)) {
    response.writeHead(304, prepared.headers).end()
    return
  }
  const { bytes, encoding } = prepared.body(encodingFor(request.headers['accept-encoding']))
  const headers: Record<string, string | number> = {
    ...prepared.headers,
    'content-length': bytes.length,
  }
  if (encoding) headers['content-encoding'] = encoding
  response.writeHead(prepared.status, headers)
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
