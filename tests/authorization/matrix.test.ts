import { expect, it } from 'vitest'
import type { ServedEndpoint } from '../../src/server/http/serve.ts'
import { CALLERS, FITS, readMatrix, type Caller, type Row } from './matrix.ts'
import { fillPath, queryOf, sampleOf } from './samples.ts'
import { ask, callersOf, routeOf, servedByRoute, useAuthorizedApp, type Answered } from './world.ts'

const test = useAuthorizedApp()
const rows = readMatrix()
const served = servedByRoute()

it('has one row for everything that is served, and no other', () => {
  expect(rows.map(routeOf).toSorted()).toEqual([...served.keys()].toSorted())
})

it('holds in every cell, for records that no one has', { timeout: 120_000 }, async () => {
  const wrong: string[] = []
  let cells = 0
  let exact = 0
  for (const row of rows) {
    for (const caller of CALLERS) {
      const answers = await answersOf(row, caller)
      cells += answers.length
      if (row.codes[caller] !== 'in') exact += answers.length
      for (const answered of answers) {
        if (FITS[row.codes[caller]](answered)) continue
        const { status, code } = answered
        wrong.push(`${routeOf(row)} ${caller} ${row.codes[caller]}: ${status} ${code ?? ''}`)
      }
    }
  }
  process.stdout.write(`${cells} cells, ${exact} of them with an exact 401, 403 or 404\n`)
  expect(wrong).toEqual([])
  expect(exact).toBeGreaterThanOrEqual(1000)
})

async function answersOf(row: Row, caller: Caller): Promise<Answered[]> {
  const { endpoint } = served.get(routeOf(row)) as ServedEndpoint
  const url = fillPath(row.path) + queryOf(endpoint)
  const answers: Answered[] = []
  for (const browser of await callersOf(test, caller)) {
    answers.push(await ask(browser, row.method, url, await sampleOf(endpoint)))
  }
  return answers
}
