import type pg from 'pg'
import type { RecordedStatement } from './recording.ts'

/** A recorded value and what takes its place in a new run. */
export type Tokens = Map<string, unknown>

type Fill = (tokens: Tokens) => unknown

interface Step {
  name: string
  text: string
  fill: Fill[]
  /** Columns of the first row whose values later statements need. */
  produces: { column: string; token: string }[]
}

const isGenerated = (value: unknown): boolean =>
  typeof value === 'number' && value >= 900_001 && Number.isInteger(value)

/** Makes the statements of one recorded call repeatable with other ids. */
export function planReplay(
  statements: readonly RecordedStatement[],
  given: readonly string[],
  also: readonly string[],
): Step[] {
  const known = new Set(given)
  return statements.map(({ text, values, rows }, index) => {
    const fill = values.map((value) => fillerOf(value, [...known]))
    const produces: Step['produces'] = []
    for (const [column, value] of Object.entries(rows[0] ?? {})) {
      const token = String(value)
      if (known.has(token) || !(isGenerated(value) || also.includes(token))) continue
      known.add(token)
      produces.push({ column, token })
    }
    return { name: `r${index}`, text, fill, produces }
  })
}

function fillerOf(value: unknown, tokens: readonly string[]): Fill {
  if (Array.isArray(value)) {
    const fills = value.map((inner) => fillerOf(inner, tokens))
    return (run) => fills.map((fill) => fill(run))
  }
  if (value instanceof Uint8Array) {
    const token = Buffer.from(value).toString('hex')
    return tokens.includes(token) ? (run) => run.get(token) : () => value
  }
  if (typeof value === 'number' && tokens.includes(String(value))) {
    return (run) => run.get(String(value))
  }
  if (typeof value !== 'string') return () => value
  const used = tokens.filter((token) => value.includes(token))
  if (used.length === 0) return () => value
  return (run) =>
    used.reduce((text, token) => text.replaceAll(token, String(run.get(token))), value)
}

/** Sends the statements one after the other, as the recorded call did. */
export async function replay(client: pg.ClientBase, steps: readonly Step[], tokens: Tokens) {
  for (const { name, text, fill, produces } of steps) {
    const values = fill.map((one) => one(tokens))
    const { rows } = await client.query<Record<string, unknown>>(
      values.length > 0 ? { name, text, values } : text,
    )
    for (const { column, token } of produces) tokens.set(token, rows[0]?.[column])
  }
}
