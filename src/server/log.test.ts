import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it.each(['err', 'error'])('keeps rows out of a fault that is logged as %s', (name) => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const fault = Object.assign(new Error('null value in column'), {
    code: '23502',
    table: 'users',
    detail: 'Failing row contains (+971509500001, Mariam)',
    where: 'Mariam',
  })
  log.error({ [name]: new Error('Not saved', { cause: fault }) }, 'unexpected error')
  expect(lines.join()).toContain('"code":"23502"')
  expect(lines.join()).not.toMatch(/Mariam|\+9715/)
})
