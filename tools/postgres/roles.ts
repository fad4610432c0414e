import { createHmac } from 'node:crypto'
import type pg from 'pg'

/** The role that the running app has in an embedded server; it owns nothing. */
export const appRoleName = 'sufra_app'

export type Login = { name: string; password: string }

/**
 * A password of its own for another role of the same server: the same one at every start, and the
 * owner's cannot be found from it.
 */
export const passwordFrom = (ownerPassword: string, roleName: string): string =>
  createHmac('sha256', ownerPassword).update(roleName).digest('base64url')

export function loginOf(url: string): Login {
  const { username, password } = new URL(url)
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) }
}

export function withLogin(url: string, { name, password }: Login): string {
  const changed = new URL(url)
  changed.username = encodeURIComponent(name)
  changed.password = encodeURIComponent(password)
  return changed.href
}

/** Creates the role where there is none; one that is there keeps what it has. */
export async function ensureRole(client: pg.Client, { name, password }: Login): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (rowCount) return
  const [role, secret] = [client.escapeIdentifier(name), client.escapeLiteral(password)]
  try {
    await client.query(`create role ${role} login password ${secret}`)
  } catch (error) {
    const createdMeanwhile = ['42710', '23505']
    if (!createdMeanwhile.includes((error as { code?: string }).code ?? '')) throw error
  }
}
