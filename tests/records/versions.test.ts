import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestBrowser } from '../../tools/testing/app.ts'
import { makeRecords, type OwnedRecord } from '../authorization/records.ts'
import { fillPath, type Json } from '../authorization/samples.ts'
import { ADMIN, OWNERS, servedByRoute, signIn, useAuthorizedApp } from '../authorization/world.ts'
import { UNVERSIONED } from './unversioned.ts'
import { VERSIONED, type VersionedRecord } from './versioned.ts'

const test = useAuthorizedApp()
const served = servedByRoute()
let records: Record<string, OwnedRecord>

beforeAll(async () => {
  records = await makeRecords(test)
}, 60_000)

interface Saved {
  status: number
  answer: Json
}

/** The record of a route, opened by its owner. */
async function open(route: string, { owner, kind, read }: VersionedRecord) {
  const [method = '', path = ''] = route.split(' ')
  const ids = kind === undefined ? {} : (records[kind]?.ids ?? { id: 1 })
  const browser: TestBrowser = await signIn(test, owner === 'admin' ? ADMIN : OWNERS[owner])
  const save = async (body: Json, headers: Record<string, string> = {}): Promise<Saved> => {
    const response = await browser.request(fillPath(path, ids), {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, answer: (await response.json()) as Json }
  }
  return { read: () => read(browser, ids, test), save }
}

const ifMatch = (version: string) => ({ 'if-match': `"${version}"` })

it('every PUT and PATCH is versioned, or says why a save of it loses nothing', () => {
  const endpoints = [...served]
    .map(([route, { endpoint }]) => ({ route, ...endpoint }))
    .filter(({ method }) => method === 'PUT' || method === 'PATCH')
  const versioned = endpoints.filter((endpoint) => endpoint.versioned).map(({ route }) => route)
  expect(versioned.toSorted()).toEqual(Object.keys(VERSIONED).toSorted())
  const unversioned = endpoints.filter((endpoint) => !endpoint.versioned).map(({ route }) => route)
  expect(unversioned.toSorted()).toEqual(Object.keys(UNVERSIONED).toSorted())
})

describe.each(Object.entries(VERSIONED))('%s', (route, record) => {
  const [one, other] = record.changes

  it('refuses a save of an older version, says what differs and changes nothing', async () => {
    const { read, save } = await open(route, record)
    const before = await read()
    expect(await save({ ...before.body, ...one }, ifMatch(before.version))).toMatchObject({
      status: 200,
    })
    const now = await read()
    expect(now.version).not.toBe(before.version)

    const stale = await save({ ...before.body, ...other }, ifMatch(before.version))
    expect(stale).toMatchObject({
      status: 409,
      answer: { code: 'changed_meanwhile', details: { version: now.version } },
    })
    const { fields, current } = stale.answer['details'] as { fields: string[]; current: Json }
    expect(fields.toSorted()).toEqual(Object.keys(one).toSorted())
    expect(Object.keys(current)).toEqual(expect.arrayContaining(fields))
    expect(await read()).toEqual(now)

    expect(await save({ ...now.body, ...other }, ifMatch(now.version))).toMatchObject({
      status: 200,
    })
    expect(await save(before.body)).toMatchObject({ status: 200 })
  })

  it('passes one of two saves at once', async () => {
    const { read, save } = await open(route, record)
    const { body, version } = await read()
    const saves = await Promise.all(
      [one, other].map((change) => save({ ...body, ...change }, ifMatch(version))),
    )
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await save(body)).toMatchObject({ status: 200 })
  })

  it('answers a save whose answer got lost as done', async () => {
    const { read, save } = await open(route, record)
    const { body, version } = await read()
    const headers = { ...ifMatch(version), 'idempotency-key': randomUUID() }
    expect(await save({ ...body, ...one }, headers)).toMatchObject({ status: 200 })
    expect(await save({ ...body, ...one }, headers)).toMatchObject({ status: 200 })
    expect(await save(body)).toMatchObject({ status: 200 })
  })

  it('answers a repetition with the same key as before, whatever someone else saved since', async () => {
    const { read, save } = await open(route, record)
    const { body, version } = await read()
    const headers = { ...ifMatch(version), 'idempotency-key': randomUUID() }
    const first = await save({ ...body, ...one }, headers)
    expect(await save({ ...body, ...other })).toMatchObject({ status: 200 })
    const now = await read()
    const again = await save({ ...body, ...one }, headers)
    const isKept = served.get(route)?.endpoint.idempotent === true
    expect(again).toEqual(isKept ? first : { status: 409, answer: again.answer })
    expect(await read()).toEqual(now)
    expect(await save(body)).toMatchObject({ status: 200 })
  })
})
