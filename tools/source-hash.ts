import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './places.ts'

function listFiles(place: string): string[] {
  const full = path.join(root, place)
  if (!fs.existsSync(full)) return []
  if (!fs.statSync(full).isDirectory()) return [place]
  return fs
    .readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()
}

/** One hash over names and contents of all files in these places of the repository, without tests. */
export function hashSources(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap(listFiles)) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
