import fs from 'node:fs'
import path from 'node:path'
import type { Cluster } from '../postgres/cluster.ts'

export const stampOf = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-')

const finishedFolder = ({ dataFolder }: Cluster) => `${dataFolder}.upgraded`

/** The second half of a swap that was killed in between. */
export function finishSwap(cluster: Cluster): boolean {
  const finished = finishedFolder(cluster)
  if (fs.existsSync(cluster.dataFolder) || !fs.existsSync(finished)) return false
  fs.renameSync(finished, cluster.dataFolder)
  return true
}

/** Puts the data aside under a name with its version and the moment, and the compared copy in its place. */
export function swap(cluster: Cluster, copy: string, name: string): string {
  const [finished, aside] = [finishedFolder(cluster), `${cluster.dataFolder}.${name}`]
  // Of an upgrade that was killed before its first half: the data may have changed since.
  fs.rmSync(finished, { recursive: true, force: true })
  fs.renameSync(copy, finished)
  fs.renameSync(cluster.dataFolder, aside)
  finishSwap(cluster)
  return aside
}

/** Changes whenever a server is started on the data, and with everything that it writes. */
export const readControl = ({ dataFolder }: Cluster): Buffer =>
  fs.readFileSync(path.join(dataFolder, 'global', 'pg_control'))
