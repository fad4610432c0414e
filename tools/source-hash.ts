import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { cacheFolder, root } from './places.ts'

function listFiles(place: string): string[] {
  const full = path.join(root, place)
  if (!fs.existsSync(full)) return []
  return fs.statSync(full).isDirectory() ? listFolder(place).toSorted() : [place]
}

function listFolder(place: string): string[] {
  return fs.readdirSync(path.join(root, place), { withFileTypes: true }).flatMap((entry) => {
    const name = `${place}/${entry.name}`
    if (entry.isDirectory()) return listFolder(name)
    return entry.isFile() && !/\.test\.tsx?$/.test(name) ? name : []
  })
}

function hashContents(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** A file that was written just now may be written again without a change of its times. */
const SETTLED_MS = 2000

/** What changes with a file; undefined while one has only just been written. */
function lookOf(files: readonly string[]): string | undefined {
  const settledBefore = Date.now() - SETTLED_MS
  let text = ''
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = fs.statSync(path.join(root, file))
    if (Math.max(mtimeMs, ctimeMs) > settledBefore) return undefined
    text += `${file}\0${size} ${mtimeMs} ${ctimeMs}\0`
  }
  return createHash('sha256').update(text).digest('hex')
}

/** Where the hash of these places is remembered. */
export function memoryOf(places: readonly string[]): string {
  const name = createHash('sha256').update(places.join()).digest('hex').slice(0, 16)
  return path.join(cacheFolder, `sources-${name}`)
}

/**
 * One hash over names and contents of all files in these places of the repository, without tests.
 * Files that look as they did last time, by size and times, are not read again.
 */
export function hashSources(places: readonly string[]): string {
  const files = places.flatMap(listFiles)
  const look = lookOf(files)
  if (look === undefined) return hashContents(files)
  const memory = memoryOf(places)
  const known = recall(memory, look)
  if (known !== undefined) return known
  const hash = hashContents(files)
  remember(memory, `${look} ${hash}`)
  return hash
}

// The memory only saves time: whatever is wrong with it, files are read.

function recall(memory: string, look: string): string | undefined {
  try {
    const [knownLook, hash = ''] = fs.readFileSync(memory, 'utf8').split(' ')
    return knownLook === look && /^[\da-f]{64}$/.test(hash) ? hash : undefined
  } catch {
    return undefined
  }
}

function remember(memory: string, text: string) {
  const unfinished = `${memory}.${randomBytes(8).toString('hex')}`
  try {
    fs.mkdirSync(cacheFolder, { recursive: true })
    try {
      fs.writeFileSync(unfinished, text, { flag: 'wx' })
      fs.renameSync(unfinished, memory)
    } finally {
      fs.rmSync(unfinished, { force: true })
    }
  } catch {
    // The next start tries again.
  }
}
