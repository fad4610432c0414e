import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp } from '../../src/main/process/open-app.ts'
import {
  openDatabase,
  inTransaction,
  type DatabaseHandle,
} from '../../src/server/database/database.ts'
import { markAsDemo } from '../../src/server/database/demo-mark.ts'
import { createLog } from '../../src/server/log.ts'
import { testConfig, TEST_NOW, TEST_SECRET } from '../../tools/testing/app.ts'
import { testDatabaseUrl } from '../../tools/testing/database.ts'
import { seed } from '../../seeds/run.ts'

const url = testDatabaseUrl()
let handle: DatabaseHandle

beforeAll(() => {
  handle = openDatabase(url(), createLog('silent'), { maxConnections: 1 })
})
afterAll(() => handle.close())

const seedAs = (demo: boolean) =>
  seed({ databaseUrl: url(), now: TEST_NOW, demo, secret: TEST_SECRET })

async function count(table: 'users' | 'restaurants' | 'menu_items' | 'plans'): Promise<number> {
  const rows = await handle.db.selectFrom(table).select('id').execute()
  return rows.length
}

describe('a live database', () => {
  it('starts with plans, and without kitchens and people', async () => {
    await seedAs(false)
    expect(await count('plans')).toBe(6)
    expect([await count('restaurants'), await count('menu_items'), await count('users')]).toEqual([
      0, 0, 0,
    ])
  })

  it('never gets the demo’s people next to its own', async () => {
    await handle.db.insertInto('users').values({ phone: '+971501234567' }).execute()
    await expect(seedAs(true)).rejects.toThrow('DEMO=1 is refused: this database holds people')
    expect([await count('restaurants'), await count('users')]).toEqual([0, 1])
  })
})

it('a demo’s database is refused by a live shop, by its seed and by its server', async () => {
  await handle.db.deleteFrom('users').execute()
  await inTransaction(handle.db, markAsDemo)
  const reason = 'This database holds the demo’s people and kitchens'
  await expect(seedAs(false)).rejects.toThrow(reason)
  const live = { ...testConfig(url()), demo: false, demoClock: false }
  await expect(openApp(live, createLog('silent'))).rejects.toThrow(reason)
  await expect(handle.db.deleteFrom('demo_marks').execute()).rejects.toThrow('permission denied')
})
