import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const FACTS = ['code', 'constraint', 'table'] as const

/** What went wrong and where, without the rows that a database error carries in its details. */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { name, message, stack, cause } = error
  const known = error as Partial<Record<(typeof FACTS)[number], unknown>>
  return {
    name,
    message,
    stack,
    ...Object.fromEntries(FACTS.flatMap((fact) => (known[fact] ? [[fact, known[fact]]] : []))),
    ...(cause !== undefined && { cause: describeError(cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  }
}

const SUBJECT_WIDTH = 10

type Fields = Record<string, unknown>

type LoggedError = Fields & { stack: string }

const isError = (value: unknown): value is LoggedError =>
  typeof value === 'object' && value !== null && typeof (value as Fields)['stack'] === 'string'

/** Where an error came from, what is known of it, and the same of each of its causes. */
function stackOf(error: LoggedError): string {
  const { stack, cause, errors } = error
  const known = FACTS.filter((fact) => error[fact] !== undefined)
  const facts = known.map((fact) => `${fact}: ${String(error[fact])}`).join(', ')
  const causes = [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])].filter(isError)
  return [
    stack,
    ...(facts ? [`    ${facts}`] : []),
    ...causes.map((each) => `caused by ${stackOf(each)}`),
  ].join('\n')
}

/** A line of the log for people: level and words, then the facts, below it where an error came from. */
export function plainLine(json: string): string {
  const { level, time: _, msg, ...rest } = JSON.parse(json) as Fields
  const found = Object.values(rest).filter(isError)
  const facts = Object.entries(rest)
    .filter(([, value]) => !isError(value))
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const words = `${typeof msg === 'string' ? msg : ''}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`
  const stacks = found.map((error) => `\n${stackOf(error).replaceAll(/^/gm, '  ')}`)
  const subject = pino.levels.labels[Number(level)] ?? ''
  return `${subject.padEnd(SUBJECT_WIDTH)} ${words.trim()}${stacks.join('')}\n`
}

/** JSON lines in UTC. Personal data is kept out by what callers log: ids, codes and counts only. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError, error: describeError },
      redact: {
        paths: [
          'phone',
          'code',
          'otp',
          'token',
          'email',
          'cookie',
          'authorization',
          '*.phone',
          '*.otp',
        ],
        censor: '[hidden]',
      },
    },
    to,
  )

/** A demo is watched by someone at a terminal, a live shop by programs. */
export function openLog({ logLevel, demo }: { logLevel: string; demo: boolean }): Log {
  const out = pino.destination(1)
  return createLog(logLevel, demo ? { write: (line) => out.write(plainLine(line)) } : out)
}
