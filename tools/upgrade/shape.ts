import type pg from 'pg'

export interface Column {
  name: string
  type: string
  isGenerated: boolean
}

export interface Table {
  /** With its schema, ready for SQL. */
  name: string
  columns: Column[]
}

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`

const COLUMNS = `
  select c.oid::regclass::text as "table", a.attname as name,
      format_type(a.atttypid, a.atttypmod) as type, a.attgenerated <> '' as "isGenerated"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relkind in ('r', 'p') and not c.relispartition and ${OURS}
   order by 1, 2`

/** Every table by name, and its columns by name; one with partitions counts for them. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Column & { table: string }>(COLUMNS)
  const tables = new Map<string, Column[]>()
  for (const { table, ...column } of rows) {
    tables.set(table, [...(tables.get(table) ?? []), column])
  }
  return [...tables].map(([name, columns]) => ({ name, columns }))
}

export async function listSequences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'S' and ${OURS} order by 1`,
  )
  return rows.map(({ name }) => name)
}

const PARTITIONS = `
  select c.oid::regclass::text as name, i.inhparent::regclass::text as parent,
      pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_inherits i on i.inhrelid = c.oid
   where c.relispartition and c.relkind = 'r' and ${OURS}`

/** The job queue makes a partition a day: those of earlier days are made for their rows. */
export async function makePartitions(old: pg.Client, fresh: pg.Client): Promise<void> {
  type Partition = { name: string; parent: string; bound: string }
  const { rows: before } = await old.query<Partition>(PARTITIONS)
  const { rows: after } = await fresh.query<Partition>(PARTITIONS)
  const made = new Set(after.map(({ name }) => name))
  for (const { name, parent, bound } of before) {
    if (!made.has(name)) await fresh.query(`create table ${name} partition of ${parent} ${bound}`)
  }
}

/** What else someone may have made in a database, each with what it says. */
const DEFINITIONS = `
  select 'index ' || i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as text
    from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_namespace n on n.oid = c.relnamespace where ${OURS}
  union all
  select 'constraint ' || conname || ' of ' || conrelid::regclass, pg_get_constraintdef(k.oid)
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
   where k.conrelid <> 0 and k.contype <> 'n' and ${OURS}
  union all
  select 'trigger ' || tgname || ' of ' || tgrelid::regclass, pg_get_triggerdef(t.oid) || tgenabled::text
    from pg_trigger t where not tgisinternal
  union all
  select 'function ' || p.oid::regprocedure, p.prosrc
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS}
  union all
  select 'view ' || c.oid::regclass, pg_get_viewdef(c.oid)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind in ('v', 'm') and ${OURS}
  union all
  select 'role ' || rolname, '' from pg_roles where rolname !~ '^pg_'
  union all
  select 'settings of ' || coalesce(setrole::regrole::text, '') || ' ' || coalesce(datname, ''),
      setconfig::text
    from pg_db_role_setting left join pg_database d on d.oid = setdatabase
  union all
  select 'database ' || datname, '' from pg_database where not datistemplate
  union all
  select 'setting ' || name, setting from pg_file_settings where sourcefile ~ 'postgresql.auto.conf$'`

async function listDefinitions(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; text: string }>(DEFINITIONS)
  return new Map(rows.map(({ name, text }) => [name, text]))
}

/** What the old database has beyond its tables, and the new one lacks or has in other words. */
export async function findLeftBehind(old: pg.Client, fresh: pg.Client): Promise<string[]> {
  const [before, after] = [await listDefinitions(old), await listDefinitions(fresh)]
  return [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name)
}

const inWords = ({ name, type }: Column) => `${name} ${type}`

function describe(tables: readonly Table[]): Set<string> {
  return new Set(
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}: ${inWords(column)}`)),
  )
}

/** @throws Error with one line where the new database has no place for a column, or lacks a table. */
export function refuseOtherTables(old: readonly Table[], fresh: readonly Table[]) {
  const [before, after] = [describe(old), describe(fresh)]
  const different = [
    ...[...before].filter((column) => !after.has(column)),
    ...[...after].filter((column) => !before.has(column)),
  ]
  if (different.length === 0) return
  throw new Error(
    `The data has other columns than this release makes (${different.slice(0, 5).join(', ')}): ` +
      'nothing was changed. Move tables of your own to another database first.',
  )
}
