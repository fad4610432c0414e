import fs from 'node:fs'
import path from 'node:path'
import { giveTo, type Cluster } from '../postgres/cluster.ts'

function* filesBelow(folder: string): Generator<fs.Dirent> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    yield entry
    if (entry.isDirectory()) yield* filesBelow(path.join(folder, entry.name))
  }
}

function sizeOf(folder: string): number {
  let bytes = 0
  for (const entry of filesBelow(folder)) {
    if (entry.isFile()) bytes += fs.statSync(path.join(entry.parentPath, entry.name)).size
  }
  return bytes
}

/** The copy, the new database, and one table on its way. */
const COPIES = 3

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`

/** @throws Error with one line, before anything is written. */
export function refuseFullDisk({ dataFolder, folder }: Cluster) {
  const { bavail, bsize } = fs.statfsSync(folder)
  const [free, needed] = [bavail * bsize, sizeOf(dataFolder) * COPIES]
  if (free >= needed) return
  throw new Error(
    `The upgrade needs ${inMegabytes(needed)} in ${folder}, and ${inMegabytes(free)} are free.`,
  )
}

/** Copies the data folder of a stopped server for the server's user. */
export function copyDataFolder({ dataFolder, user }: Cluster, target: string) {
  fs.mkdirSync(target, { mode: 0o700 })
  giveTo(user, target)
  for (const entry of filesBelow(dataFolder)) {
    const source = path.join(entry.parentPath, entry.name)
    const place = path.join(target, path.relative(dataFolder, source))
    if (entry.isDirectory()) {
      fs.mkdirSync(place, { mode: 0o700 })
    } else if (entry.isFile()) {
      if (entry.name === 'postmaster.pid') continue
      fs.copyFileSync(source, place, fs.constants.COPYFILE_FICLONE)
    } else {
      throw new Error(`${source} leads out of the data folder, which this command doesn't follow.`)
    }
    giveTo(user, place)
  }
}
