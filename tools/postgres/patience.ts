/** What a server says to the question whether it is there. */
export type Answer = 'ready' | 'starting' | 'full' | 'silent' | 'foreign'

interface Limits {
  /** How long it may say that it is starting. */
  startingMs: number
  /** How long it may be silent since its last answer, or say anything else. */
  silentMs: number
}

/** How long someone waits for a server to become ready. Times are in milliseconds of one clock. */
export class Patience {
  readonly #limits: Limits
  readonly #startedAt: number
  #answeredAt: number

  constructor(limits: Limits, now: number) {
    this.#limits = limits
    this.#startedAt = now
    this.#answeredAt = now
  }

  isOver(answer: Answer, now: number): boolean {
    const { startingMs, silentMs } = this.#limits
    // A starting server on a busy machine can miss one question.
    if (answer === 'silent') return now - this.#answeredAt > silentMs
    this.#answeredAt = now
    return now - this.#startedAt > (answer === 'starting' ? startingMs : silentMs)
  }
}
