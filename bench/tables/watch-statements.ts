import pg from 'pg'

export interface Watched {
  text: string
  values: unknown[]
  milliseconds: number[]
}

interface NamedStatement {
  name?: string
  text: string
  values?: unknown[]
}

/** Times every named statement that the pool sends while something runs, by its text. */
export async function watchStatements(
  run: () => Promise<void>,
): Promise<ReadonlyMap<string, Watched>> {
  const seen = new Map<string, Watched>()
  const original = pg.Client.prototype.query as (...parameters: unknown[]) => unknown
  const spy = function query(this: pg.Client, ...parameters: unknown[]) {
    const [sent] = parameters as [NamedStatement]
    if (sent.name === undefined) return original.apply(this, parameters)
    const watched = seen.get(sent.text) ?? { text: sent.text, values: [], milliseconds: [] }
    seen.set(sent.text, watched)
    watched.values = sent.values ?? []
    const since = performance.now()
    const note = () => watched.milliseconds.push(performance.now() - since)
    const at = parameters.findIndex((parameter) => typeof parameter === 'function')
    if (at < 0) {
      const answer = original.apply(this, parameters) as Promise<unknown>
      return answer.finally(note)
    }
    const callback = parameters[at] as (...answer: unknown[]) => void
    const listening = parameters.with(at, (...answer: unknown[]) => {
      note()
      callback(...answer)
    })
    return original.apply(this, listening)
  }
  pg.Client.prototype.query = spy as typeof pg.Client.prototype.query
  try {
    await run()
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query
  }
  return seen
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}
