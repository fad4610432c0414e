import { readFileSync } from 'node:fs'

export const CALLERS = ['nobody', 'half', 'customer', 'chef', 'restaurant', 'admin'] as const
export type Caller = (typeof CALLERS)[number]
const CODES = ['in', '401', '403', '404'] as const
type Code = (typeof CODES)[number]

/**
 * What each code looks like from outside; anyone who is admitted may still be answered otherwise.
 */
export const FITS: Record<
  Code,
  (answered: { status: number; code: string | undefined }) => boolean
> = {
  in: ({ status, code }) =>
    status < 500 && status !== 401 && !(status === 403 && code === 'forbidden'),
  401: ({ status, code }) =>
    status === 401 && (code === 'unauthenticated' || code === 'second_factor_required'),
  403: ({ status, code }) => status === 403 && code === 'forbidden',
  404: ({ status, code }) => status === 404 && code !== undefined,
}

export interface Row {
  method: string
  path: string
  codes: Record<Caller, Code>
  /** The kind of record that the path names, where it names one. */
  record: string | undefined
}

/** The authorization matrix as it is written down. @throws Error where a row has another form. */
export const readMatrix = (): Row[] =>
  readFileSync(new URL('matrix.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readRow)

function readRow(line: string): Row {
  const [method = '', path = '', ...cells] = line.split(/ +/)
  const record = cells.at(CALLERS.length)
  const entries = CALLERS.map((caller, index): [Caller, Code] => {
    const code = CODES.find((one) => one === cells[index])
    if (code === undefined) throw new Error(`No code for ${caller}: ${line}`)
    return [caller, code]
  })
  return {
    method,
    path,
    codes: Object.fromEntries(entries) as Record<Caller, Code>,
    record: record === '-' ? undefined : record,
  }
}

/**
 * What staff are answered who have not given their second factor: the same on every route that is
 * closed to strangers, whatever their role may do there; elsewhere no one is there.
 */
export const codeOfUnverified = ({ codes }: Row): 'nobody' | 'second_factor_required' =>
  codes.nobody === '401' ? 'second_factor_required' : 'nobody'
