export interface CookieToSet {
  name: string
  value: string
  maxAgeSeconds: number
}

/** An answer with more than a body: cookies to set, or a header. */
export class Reply<T> {
  readonly body: T
  readonly cookies: readonly CookieToSet[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    body: T,
    more: { cookies?: readonly CookieToSet[]; headers?: Readonly<Record<string, string>> } = {},
  ) {
    this.body = body
    this.cookies = more.cookies ?? []
    this.headers = more.headers ?? {}
  }
}
