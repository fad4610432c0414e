import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
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

/**
 * One hash over names and contents of all files in these places of the repository, without tests.
 * Files that look as they did last time, by size and times, are not read again.
 */
export function hashSources(places: readonly string[]): string {
  const files = places.flatMap(listFiles)
  const look = lookOf(files)
  if (look === undefined) return hashContents(files)
  const name = createHash('sha256').update(places.join()).digest('hex').slice(0, 16)
  const memory = path.join(cacheFolder, `sources-${name}`)
  const known = fs.existsSync(memory) ? fs.readFileSync(memory, 'utf8').split(' ') : []
  if (known[0] === look && known[1]) return known[1]
  const hash = hashContents(files)
  remember(memory, `${look} ${hash}`)
  return hash
}

function remember(memory: string, text: string) {
  const unfinished = `${memory}.${process.pid}`
  try {
    fs.mkdirSync(cacheFolder, { recursive: true })
    fs.writeFileSync(unfinished, text)
    fs.renameSync(unfinished, memory)
  } catch (error) {
    // Where nothing may be written, files are read each time.
    const { code = '' } = error as NodeJS.ErrnoException
    if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) throw error
  }
}
