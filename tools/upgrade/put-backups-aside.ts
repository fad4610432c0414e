import fs from 'node:fs'
import path from 'node:path'

const PARTS = ['base', 'wal']

const isEmpty = (folder: string) => !fs.existsSync(folder) || fs.readdirSync(folder).length === 0

/**
 * A new cluster numbers its WAL from the beginning again and would write over that of the old one:
 * the backups of before get a folder of their own, which is a BACKUP_DIR for the release of before.
 */
export function putBackupsAside(folder: string, name: string): string | undefined {
  const unfinished = path.join(folder, 'putting-aside')
  if (PARTS.every((part) => isEmpty(path.join(folder, part))) && isEmpty(unfinished))
    return undefined
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  for (const part of PARTS) {
    const target = path.join(unfinished, part)
    // A part that is there was moved by an upgrade that was killed.
    if (!fs.existsSync(target)) fs.renameSync(path.join(folder, part), target)
  }
  const aside = path.join(folder, name)
  fs.renameSync(unfinished, aside)
  return aside
}
