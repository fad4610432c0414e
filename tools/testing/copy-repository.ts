import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../places.ts'

const OUTPUT_MAX = 64 * 1024 * 1024

const git = (at: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: at, encoding: 'utf8', maxBuffer: OUTPUT_MAX })

/**
 * The repository as it is here, changes included, in a folder of its own, as a clone with its packages:
 * they are linked, but for their caches, which know the folder.
 */
export function copyRepository(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `sufra-${name}-`))
  // The embedded database runs as another user where the command runs as root.
  fs.chmodSync(folder, 0o755)
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of files.split('\0')) {
    const from = path.join(root, file)
    if (file === '' || !fs.existsSync(from)) continue
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.copyFileSync(from, path.join(folder, file))
  }
  const modules = path.join(root, 'node_modules')
  fs.mkdirSync(path.join(folder, 'node_modules'))
  for (const entry of fs.readdirSync(modules).filter((one) => one !== '.cache')) {
    fs.symlinkSync(path.join(modules, entry), path.join(folder, 'node_modules', entry))
  }
  git(folder, 'init', '--quiet')
  git(folder, 'add', '--all')
  return folder
}
