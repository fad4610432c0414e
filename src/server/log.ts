import { pino, type Logger } from 'pino'

export type Log = Logger

/** JSON lines in UTC. Personal data is kept out by what callers log: ids, codes and counts only. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
  })
