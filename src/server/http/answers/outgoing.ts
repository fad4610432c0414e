/** An answer until it becomes a response. Its headers stay plain: `Headers` costs more than a small answer. */
export interface Outgoing {
  status: number
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null
  headers?: Readonly<Record<string, string>>
  /** Lines of Set-Cookie. */
  cookies?: readonly string[]
}

export const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }

export function toResponse(
  { status, body, headers, cookies = [] }: Outgoing,
  requestId?: string,
): Response {
  const plain: Record<string, string> = { ...headers }
  if (requestId !== undefined) plain['x-request-id'] = requestId
  if (cookies.length === 0) return new Response(body, { status, headers: plain })
  const withCookies = new Headers(plain)
  for (const cookie of cookies) withCookies.append('set-cookie', cookie)
  return new Response(body, { status, headers: withCookies })
}
