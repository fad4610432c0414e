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

/** An answer that is a file. */
export class FileReply {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly mediaType: string
  readonly headers: Readonly<Record<string, string>>

  constructor(
    bytes: Uint8Array,
    mediaType: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.bytes = new Uint8Array(bytes)
    this.mediaType = mediaType
    this.headers = headers
  }
}

/** An answer that goes on until one side ends it. */
export class StreamReply {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    stream: ReadableStream<Uint8Array<ArrayBuffer>>,
    headers: Readonly<Record<string, string>>,
  ) {
    this.stream = stream
    this.headers = headers
  }
}
