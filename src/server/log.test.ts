import { expect, it } from 'vitest'
import { createLog, plainLine } from './log.ts'

it.each(['err', 'error'])('keeps rows out of an error that is logged as %s', (name) => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const cause = Object.assign(new Error('null value in column'), {
    code: '23502',
    table: 'users',
    detail: 'Failing row contains (+971509500001, Mariam)',
    where: 'Mariam',
  })
  log.error({ [name]: new Error('Not saved', { cause }) }, 'unexpected error')
  expect(lines.join()).toContain('"code":"23502"')
  expect(lines.join()).not.toMatch(/Mariam|\+9715/)
})

it('is read by people as plain lines: level, words, facts, and where an error and its cause came from', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(plainLine(line)) })
  log.info('ready again')
  log.warn({ missing: ['phone'], orders: 0, phone: '+971509500001' }, 'takes no orders')
  log.error({ err: new Error('Not saved', { cause: new Error('disk full') }) }, 'unexpected error')
  expect(lines.slice(0, 2)).toEqual([
    'info       ready again\n',
    'warn       takes no orders (missing: ["phone"], orders: 0, phone: [hidden])\n',
  ])
  expect(lines[2]).toMatch(
    /^error {6}unexpected error\n {2}Error: Not saved\n {6}at [^]+\n {2}caused by Error: disk full\n {6}at [^]+\n$/,
  )
})

it('shows people the code, constraint and table of an error, and each cause of several', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(plainLine(line)) })
  const refused = Object.assign(new Error('connect ::1'), { code: 'ECONNREFUSED' })
  const twice = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'users_phone',
    table: 'users',
    detail: 'Key (phone)=(+971509500001) already exists.',
  })
  log.error({ err: new AggregateError([refused, twice], 'Not saved') }, 'unexpected error')
  expect(lines.join('')).toMatch(
    /^error {6}unexpected error\n {2}AggregateError: Not saved\n {6}at [^]+\n {2}caused by Error: connect ::1\n {6}at [^]+\n {6}code: ECONNREFUSED\n {2}caused by Error: duplicate key\n {6}at [^]+\n {6}code: 23505, constraint: users_phone, table: users\n$/,
  )
  expect(lines.join('')).not.toContain('+9715')
})
