import net from 'node:net'

const HEAD_END = '\r\n\r\n'

/** One keep-alive connection that always has exactly one request under way. */
export class Connection {
  readonly #socket: net.Socket
  readonly #next: () => string | undefined
  readonly #onAnswer: (status: number, ms: number) => void
  readonly #onEnd: () => void
  #received: Buffer = Buffer.alloc(0)
  #sentAt = 0

  constructor(
    port: number,
    on: {
      /** The next request, or undefined when it is over. */
      next: () => string | undefined
      answer: (status: number, ms: number) => void
      end: () => void
      error: (error: Error) => void
    },
  ) {
    this.#next = on.next
    this.#onAnswer = on.answer
    this.#onEnd = on.end
    this.#socket = net.connect({ port, host: '127.0.0.1', noDelay: true })
    this.#socket.on('connect', () => this.#send())
    this.#socket.on('data', (chunk) => this.#receive(chunk))
    this.#socket.on('error', on.error)
    this.#socket.on('close', on.end)
  }

  /** Closes when there is no next request. */
  static open(...parameters: ConstructorParameters<typeof Connection>): Connection {
    return new Connection(...parameters)
  }

  #send(): void {
    const request = this.#next()
    if (request === undefined) {
      this.#socket.removeAllListeners('close')
      this.#socket.destroy()
      this.#onEnd()
      return
    }
    this.#sentAt = performance.now()
    this.#socket.write(request, 'latin1')
  }

  #receive(chunk: Buffer): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk
    const headLength = this.#received.indexOf(HEAD_END)
    if (headLength < 0) return
    const head = this.#received.toString('latin1', 0, headLength).toLowerCase()
    if (!this.#isWhole(head, headLength + HEAD_END.length)) return
    this.#received = Buffer.alloc(0)
    this.#onAnswer(Number(head.slice(9, 12)), performance.now() - this.#sentAt)
    this.#send()
  }

  #isWhole(head: string, bodyStart: number): boolean {
    const at = head.indexOf('content-length: ')
    if (at >= 0) {
      const length = Number.parseInt(head.slice(at + 'content-length: '.length), 10)
      return this.#received.length >= bodyStart + length
    }
    return this.#received.subarray(bodyStart).subarray(-5).equals(LAST_CHUNK)
  }
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')
