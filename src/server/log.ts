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
