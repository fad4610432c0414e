export type Env = Readonly<Record<string, string | undefined>>

/**
 * Reads settings one by one and keeps a sentence for each that is wrong, so that an operator learns
 * of all of them at once. What it answers for a wrong one is only there to read on.
 */
export class SettingsReader {
  readonly env: Env
  readonly errors: string[] = []

  constructor(env: Env) {
    this.env = env
  }

  refuse(error: string): void {
    if (!this.errors.includes(error)) this.errors.push(error)
  }

  required(name: string): string {
    const value = this.env[name]
    if (!value) this.refuse(`${name} is not set.`)
    return value ?? ''
  }

  /**
   * An address without a trailing slash; unset or empty, the fallback. The error leaves the value
   * out: addresses of databases and mail servers carry passwords.
   */
  url<F extends string | undefined>(
    name: string,
    fallback: F,
    protocols: readonly string[] = ['http', 'https'],
  ): string | F {
    const value = this.env[name]
    if (!value) return fallback
    const protocol = URL.parse(value)?.protocol.slice(0, -1)
    if (protocol === undefined || !protocols.includes(protocol)) {
      this.refuse(`${name} has to be an address with ${protocols.join(' or ')}.`)
    }
    return value.replace(/\/$/, '')
  }

  requiredUrl(name: string, protocols: readonly string[]): string {
    this.required(name)
    return this.url(name, '', protocols)
  }

  whole(
    name: string,
    fallback: number,
    { min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number },
  ): number {
    const value = Number(this.env[name] || fallback)
    if (Number.isInteger(value) && value >= min && value <= max) return value
    const range = max < Number.MAX_SAFE_INTEGER ? `from ${min} to ${max}` : `of at least ${min}`
    this.refuse(`${name} has to be a whole number ${range}.`)
    return fallback
  }

  /** One of the words; undefined where it is unset or empty. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.env[name]
    if (!value) return undefined
    const word = words.find((one) => one === value)
    if (word === undefined) {
      this.refuse(`${name} has to be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.`)
    }
    return word
  }

  together(first: string, second: string): [string, string] | undefined {
    const one = this.env[first]
    const two = this.env[second]
    if (one && two) return [one, two]
    if (one || two) {
      this.refuse(`${first} and ${second} belong together: one of them is not set.`)
    }
    return undefined
  }
}
