interface SentEvent {
  kind: string
  id: string
  data: unknown
}

/** Reads a stream of events as a browser does. */
export class EventReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  readonly #decoder = new TextDecoder()
  #text = ''
  lastId = ''

  constructor({ body }: Response) {
    if (!body) throw new Error('The answer has no body.')
    this.#reader = body.getReader()
  }

  /** The next event, or undefined where the server has ended the stream. */
  async next(): Promise<SentEvent | undefined> {
    for (;;) {
      const end = this.#text.indexOf('\n\n')
      if (end >= 0) {
        const block = this.#text.slice(0, end)
        this.#text = this.#text.slice(end + 2)
        const sent = this.#parse(block)
        if (sent) return sent
        continue
      }
      const { done, value } = await this.#reader.read()
      if (done) return undefined
      this.#text += this.#decoder.decode(value, { stream: true })
    }
  }

  async take(count: number): Promise<unknown[]> {
    const found: unknown[] = []
    while (found.length < count) found.push((await this.next())?.data)
    return found
  }

  close = () => this.#reader.cancel()

  #parse(block: string): SentEvent | undefined {
    const fields = new Map(
      block.split('\n').map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trim()]
      }),
    )
    const kind = fields.get('event')
    if (kind === undefined) return undefined
    this.lastId = fields.get('id') ?? this.lastId
    return { kind, id: this.lastId, data: JSON.parse(fields.get('data') ?? 'null') }
  }
}
