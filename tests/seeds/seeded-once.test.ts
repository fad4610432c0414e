import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { openDatabase, type DatabaseHandle } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { applyNewSeeds, applySeeds } from '../../tools/database/contents.ts'
import {
  isCatalogueAsLaid,
  isSeeded,
  keepCatalogueMark,
  keepSeedMark,
  presentSeeds,
} from '../../tools/database/seed-mark.ts'
import { TEST_NOW, TEST_SECRET } from '../../tools/testing/app.ts'
import { ownerUrlOf, testDatabaseUrl } from '../../tools/testing/database.ts'
import { seed } from '../../seeds/run.ts'

const url = testDatabaseUrl()
let handle: DatabaseHandle
let owner: DatabaseHandle

beforeAll(async () => {
  handle = openDatabase(url(), createLog('silent'), { maxConnections: 1 })
  owner = openDatabase(ownerUrlOf(url()), createLog('silent'), { maxConnections: 1 })
  await seedAt(TEST_NOW)
})
afterAll(async () => {
  await handle.close()
  await owner.close()
})

const place = { dataFolder: '', databaseUrl: undefined }

const seedAt = (now: Date) => seed({ databaseUrl: url(), now, demo: true, secret: TEST_SECRET })

/** How many rows each table has. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(
    owner.db,
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)}`.execute(owner.db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

/** Which transaction has written the steps of the dishes; each laying writes them again. */
async function layings(): Promise<unknown> {
  const { rows } = await sql`select distinct xmin::text as written from dish_steps`.execute(
    owner.db,
  )
  return rows
}

describe('seeds of a database that holds them', () => {
  it.each([0, 1, 8, 40])(
    'write nothing %i days later, so that a start may leave them out',
    async (days) => {
      const before = await countRows()
      expect(before['delivery_ratings']).toBeGreaterThan(0)
      await seedAt(new Date(TEST_NOW.getTime() + days * 86_400_000))
      expect(await countRows()).toEqual(before)
    },
  )

  it('are left out while a row has their hash, and laid again when files or the input change', async () => {
    const present = presentSeeds(true)
    expect(await isSeeded(url(), present)).toBe(false)
    await keepSeedMark(url(), present)
    expect(await isSeeded(url(), present)).toBe(true)
    expect(await isSeeded(url(), { ...present, isDemo: false })).toBe(false)
    expect(await isSeeded(url(), { ...present, hash: 'of changed files' })).toBe(false)
    await keepSeedMark(url(), { ...present, isDemo: false })
    expect(await isSeeded(url(), present)).toBe(false)
    expect(await isSeeded(url(), { ...present, isDemo: false })).toBe(true)
  })

  it('leave no mark of earlier ones where they fail', async () => {
    const present = presentSeeds(true)
    await keepSeedMark(url(), present)
    await expect(applySeeds(url(), { ...place, isDemo: false })).rejects.toThrow('demo')
    expect(await isSeeded(url(), present)).toBe(false)
  })

  it('are not loaded by a start that finds the catalogue as it was laid', async () => {
    await keepSeedMark(url(), presentSeeds(true))
    await applyNewSeeds(url(), { ...place, isDemo: true })
    expect(await isCatalogueAsLaid(url())).toBe(true)
    const laid = await layings()
    await applyNewSeeds(url(), { ...place, isDemo: true })
    expect(await layings()).toEqual(laid)
    await sql`update dish_steps set text_en = 'Stir.' where dish_id = 1`.execute(owner.db)
    expect(await isCatalogueAsLaid(url())).toBe(false)
    await applyNewSeeds(url(), { ...place, isDemo: true })
    expect(await isCatalogueAsLaid(url())).toBe(true)
    expect(await layings()).not.toEqual(laid)
  })

  it('bring the catalogue back where another version has replaced it', async () => {
    await keepSeedMark(url(), presentSeeds(true))
    await keepCatalogueMark(url())
    const before = await countRows()
    await sql`update ingredients set allergens = '{}', may_contain = '{}'`.execute(owner.db)
    await sql`update dishes set allergens = '{}'`.execute(owner.db)
    await sql`delete from delivery_ratings`.execute(owner.db)
    await applyNewSeeds(url(), { ...place, isDemo: true })
    const { rows } = await sql<{ table: string; count: number }>`
      select 'dishes' as table, count(*)::int from dishes where allergens <> '{}'
      union all select 'ingredients', count(*)::int from ingredients where allergens <> '{}'
      order by 1`.execute(owner.db)
    expect(rows.map(({ count }) => count > 0)).toEqual([true, true])
    expect(await countRows()).toEqual({ ...before, delivery_ratings: 0 })
  })
})
