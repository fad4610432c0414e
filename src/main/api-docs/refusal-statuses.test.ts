import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SHARED_CODES, sharedStatusOf } from '#server/http/shared-refusals.ts'
import { CODES_BY_STATUS, refusalStatusOf } from './refusal-statuses.ts'

const SOURCES = path.resolve(import.meta.dirname, '../..')
const THROWN = /new Refusal\(\s*'(\w+)'(?:,\s*(\d{3}))?/g

const thrown = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(path.join(SOURCES, file), 'utf8').matchAll(THROWN)])
  .map(([, code = '', status = '422']) => `${status} ${code}`)

it('the documented status of a refusal is the one that it is thrown with', () => {
  const shared = new Set(SHARED_CODES.map((code) => `${sharedStatusOf(code)} ${code}`))
  const wrong = thrown.filter((one) => {
    const [status, code = ''] = one.split(' ')
    return !shared.has(one) && refusalStatusOf(code) !== Number(status)
  })
  expect(thrown.length).toBeGreaterThan(300)
  expect([...new Set(wrong)]).toEqual([])
})

it('no refusal has two statuses', () => {
  const codes = [...SHARED_CODES, ...Object.values(CODES_BY_STATUS).flat()]
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})
