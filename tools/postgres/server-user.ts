import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

export type ServerUser = { uid: number; gid: number }

function findId(name: string, flag: '-u' | '-g'): number | undefined {
  const result = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return result.status === 0 ? Number(result.stdout) : undefined
}

/** PostgreSQL refuses to run as root: root lends it the user `postgres`, or else `no one`. */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = findId(name, '-u')
    const gid = findId(name, '-g')
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  return { uid: 65534, gid: 65534 }
}

export function isReachableByOthers(folder: string): boolean {
  for (let place = path.resolve(folder); ; place = path.dirname(place)) {
    if (fs.existsSync(place) && (fs.statSync(place).mode & 0o001) === 0) return false
    if (place === path.dirname(place)) return true
  }
}

/** A folder that the server's user can enter: the requested one, or its stand-in outside of it. */
export function placeFor(folder: string, user: ServerUser | undefined): string {
  if (!user || isReachableByOthers(folder)) return folder
  const lasting = '/var/lib'
  const base = fs.existsSync(lasting) && isReachableByOthers(lasting) ? lasting : os.tmpdir()
  const key = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12)
  return path.join(base, `sufra-${key}`)
}
