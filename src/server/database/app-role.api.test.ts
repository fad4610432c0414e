import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { findAuditGuard } from '../../../tools/database/audit-guard.ts'
import { ownerUrlOf, testDatabaseUrl } from '../../../tools/testing/database.ts'

type Row = Record<string, unknown>

const url = testDatabaseUrl()
let app: pg.Client
let owner: pg.Client
let appName: string
let ownerName: string

beforeAll(async () => {
  app = new pg.Client({ connectionString: url() })
  owner = new pg.Client({ connectionString: ownerUrlOf(url()) })
  await Promise.all([app.connect(), owner.connect()])
  appName = await nameOf(app)
  ownerName = await nameOf(owner)
})
afterAll(() => Promise.all([app.end(), owner.end()]))

const addEntry = `insert into audit_log (actor_role, action, object, object_id)
  values ('admin', 'close-days', 'restaurant', '1')`

beforeEach(async () => {
  await app.query(addEntry)
})

const rowsOf = async (client: pg.Client, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await client.query<Row>(text, values)).rows

async function nameOf(client: pg.Client): Promise<string> {
  return String((await rowsOf(client, 'select current_user as name'))[0]?.['name'])
}

/** A trigger refuses with the same code; only PostgreSQL itself words it so. */
const isWantOfRight = ({ code, message }: { code?: string; message: string }) =>
  code === '42501' && /^permission denied|^must be (owner|able)/.test(message)

/** Runs each as the app and answers those that PostgreSQL did not refuse for want of a right. */
async function notRefused(...statements: string[]): Promise<string[]> {
  const found: string[] = []
  for (const statement of statements) {
    try {
      await app.query(statement)
      found.push(`done: ${statement}`)
    } catch (error) {
      if (!isWantOfRight(error as Error)) found.push(`${String(error)}: ${statement}`)
    }
  }
  return found
}

async function listAppendOnly(): Promise<string[]> {
  const rows = await rowsOf(
    owner,
    'select place::text as place from app_rights($1) where wanted = $2 order by 1',
    [appName, ['SELECT', 'INSERT']],
  )
  return rows.map(({ place }) => String(place))
}

it('knows what is only ever added to: audit, ledger, invoices, arrivals, secret marks, receipts, looks, consents', async () => {
  expect(await listAppendOnly()).toEqual([
    'audit_log',
    'audit_seals',
    'chef_application_views',
    'consents',
    'demo_marks',
    'invoice_documents',
    'invoice_lines',
    'invoices',
    'ledger_entries',
    'ledger_transactions',
    'payment_arrivals',
    'secret_fingerprints',
    'subscription_receipts',
  ])
})

it('lets the app add to the audit trail and read it', async () => {
  const count = async () =>
    Number((await rowsOf(app, 'select count(*)::integer as n from audit_log'))[0]?.['n'])
  const before = await count()
  await app.query(addEntry)
  expect(await count()).toBe(before + 1)
})

it('refuses the app every change of a table that is only added to', async () => {
  for (const table of await listAppendOnly()) {
    const [column] = await rowsOf(
      owner,
      `select quote_ident(attname) as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and attidentity = '' limit 1`,
      [table],
    )
    const done = await notRefused(
      `update ${table} set ${String(column?.['name'])} = null`,
      `delete from ${table}`,
      `truncate ${table}`,
      `select from ${table} for update`,
      `alter table ${table} disable trigger all`,
      `alter table ${table} add column more text`,
      `drop table ${table}`,
    )
    expect(done).toEqual([])
  }
})

it('refuses the app the triggers, the functions behind them and the ways around them', async () => {
  const done = await notRefused(
    'alter table audit_log disable trigger audit_log_append_only',
    'drop trigger audit_log_append_only on audit_log',
    `create or replace function refuse_change() returns trigger language plpgsql as
      'begin return old; end'`,
    'create trigger own before insert on audit_log for each row execute function forget_sounds()',
    'set session_replication_role = replica',
    `call lend_to_app('${appName}')`,
  )
  expect(done).toEqual([])
  // PostgreSQL only warns here, and grants nothing.
  await app.query(`grant update on audit_log to ${appName}`)
  expect(await notRefused("update audit_log set action = 'x'")).toEqual([])
})

it('refuses the app to become someone else', async () => {
  const others = [ownerName, 'pg_write_all_data', 'pg_maintain', 'pg_execute_server_program']
  const done = await notRefused(
    ...others.flatMap((role) => [`set role ${role}`, `grant ${role} to ${appName}`]),
    `set session authorization ${ownerName}`,
    `alter role ${appName} superuser`,
    'create role another',
  )
  expect(done).toEqual([])
})

it('refuses the app tables of its own, lasting or temporary', async () => {
  const done = await notRefused(
    'create table own (id integer)',
    'create temporary table own (id integer)',
    'create table pgboss.own (id integer)',
    'create table simulator.own (id integer)',
    'create schema own',
    'create index own on users (name)',
    'truncate users',
  )
  expect(done).toEqual([])
})

it('gives the role of the app nothing to own and no other role', async () => {
  const owned = await rowsOf(
    owner,
    `select classid::regclass::text as kind, objid from pg_shdepend
      where refclassid = 'pg_authid'::regclass and refobjid = quote_ident($1)::regrole and deptype = 'o'`,
    [appName],
  )
  expect(owned).toEqual([])
  const [role] = await rowsOf(
    owner,
    `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
       array(select roleid::regrole::text from pg_auth_members where member = r.oid) as roles
       from pg_roles r where rolname = $1`,
    [appName],
  )
  expect(role).toEqual({
    rolsuper: false,
    rolcreaterole: false,
    rolcreatedb: false,
    rolreplication: false,
    rolbypassrls: false,
    roles: [],
  })
})

it('lends every table that a later migration makes, and takes back what is too much', async () => {
  await owner.query(`create table later (id integer generated always as identity, name text);
    create table later_log (id integer);
    create trigger later_log_append_only before update or delete or truncate on later_log
      for each statement execute function refuse_change();
    grant update (action) on audit_log to ${appName};
    grant truncate on audit_log to public`)
  await app.query("insert into later (name) values ('one'); update later set name = 'two'")
  await owner.query('call lend_to_app($1)', [appName])
  await app.query('insert into later_log values (1); delete from later')
  const done = await notRefused(
    "update audit_log set action = 'x'",
    'truncate audit_log',
    'update later_log set id = 2',
  )
  expect(done).toEqual([])
  const wrong = 'select place from app_rights($1) where held <> wanted'
  expect(await rowsOf(owner, wrong, [appName])).toEqual([])
})

it('is distinguished by the doctor from a role that could change the trail', async () => {
  expect(await findAuditGuard(url())).toMatchObject({ isWeak: false })
  expect(await findAuditGuard(ownerUrlOf(url()))).toMatchObject({ isWeak: true })
})

it('is not lent to a role that could take back what is withheld', async () => {
  await owner.query('begin; create role mighty superuser')
  await expect(owner.query("call lend_to_app('mighty')")).rejects.toThrow('neither a superuser')
  await owner.query('rollback; begin; create role landlord; alter table users owner to landlord')
  await expect(owner.query("call lend_to_app('landlord')")).rejects.toThrow('reassign owned')
  await owner.query('rollback')
})
