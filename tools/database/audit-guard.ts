import pg from 'pg'

const QUESTION = `
  select current_user as role,
         has_any_column_privilege(c.oid, 'UPDATE') or has_table_privilege(c.oid, 'DELETE, TRUNCATE')
           or pg_has_role(c.relowner, 'MEMBER') as may_change
    from pg_class c
   where c.oid = to_regclass('public.audit_log')`

export const guardedFor = (role: string): string =>
  `the role ${role} of the app may add to the trail and change nothing`

/** What keeps the running app from changing the audit trail, asked of PostgreSQL as that app. */
export async function findAuditGuard(appUrl: string): Promise<{ isWeak: boolean; text: string }> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ role: string; may_change: boolean }>(QUESTION)
    const [answer] = rows
    if (!answer) return { isWeak: false, text: 'no tables yet: npm run migrate makes them' }
    if (!answer.may_change) return { isWeak: false, text: guardedFor(answer.role) }
    const text =
      `protected by its trigger only, which the role ${answer.role} of DATABASE_URL could switch off: ` +
      'give the app a role of its own, and this one to MIGRATION_DATABASE_URL'
    return { isWeak: true, text }
  } finally {
    await client.end()
  }
}
