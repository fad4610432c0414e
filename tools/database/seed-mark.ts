import { hashSources } from '../source-hash.ts'
import { withClient } from './client.ts'

/** The seeds act through the product's own use cases, so that a change of those changes them as well. */
const PLACES = ['seeds', 'src', 'migrations', 'tools/database', 'package-lock.json']

/** What laying the catalogue writes; restaurants, which it only adds, count by their number. */
const LAID = [
  'areas',
  'meal_categories',
  'ingredients',
  'dishes',
  'dish_lines',
  'dish_steps',
  'plans',
  'add_ons',
  'dietary_fees',
]

/** What distinguishes the present catalogue from any other, in SQL. */
export const CATALOGUE = `md5(concat_ws(' ', ${[
  ...LAID.map(
    (table) =>
      `(select md5(string_agg(t::text, ' ' order by t::text collate "C")) from ${table} t)`,
  ),
  '(select count(*) from restaurants)',
].join(', ')}))`

export type SeedMark = { hash: string; isDemo: boolean }

/** What a start with these files would seed. */
export const presentSeeds = (isDemo: boolean): SeedMark => ({ hash: hashSources(PLACES), isDemo })

/** Whether the database was last seeded with these very files. */
export const isSeeded = (url: string, { hash, isDemo }: SeedMark): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(
      'select from seed_runs where hash = $1 and is_demo = $2',
      [hash, isDemo],
    )
    return rowCount === 1
  })

/** Before other seeds are laid: should they fail half-way, no mark vouches for what they left. */
export const forgetSeedMark = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('delete from seed_runs')
  })

/** Whether the catalogue is as it was laid last. */
export const isCatalogueAsLaid = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query(`select from seed_runs where catalogue = ${CATALOGUE}`)
    return rowCount === 1
  })

/** Once it is laid, in a database that has a mark. */
export const keepCatalogueMark = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`update seed_runs set catalogue = ${CATALOGUE}`)
  })

export const keepSeedMark = (url: string, { hash, isDemo }: SeedMark): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(
      `insert into seed_runs (is_demo, hash) values ($1, $2)
       on conflict (only_one) do update
         set is_demo = excluded.is_demo, hash = excluded.hash, seeded_at = now()`,
      [isDemo, hash],
    )
  })
