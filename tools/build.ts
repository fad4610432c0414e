import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { builtFolder, root } from './places.ts'
import { packageProgram, runNode } from './programs.ts'

const stampFile = path.join(builtFolder, '.sources')
const inputs = ['src', 'vite.config.ts', 'package.json', 'package-lock.json']

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

function hashSources(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(listFiles)) {
    hash
      .update(file)
      .update('\0')
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function isBuildCurrent(): boolean {
  return fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === hashSources()
}

export async function build(options: { isQuiet: boolean }) {
  const { code, output } = await runNode(packageProgram('vite'), ['build'], {
    env: { NODE_ENV: 'production' },
    isQuiet: options.isQuiet,
  })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  fs.mkdirSync(builtFolder, { recursive: true })
  fs.writeFileSync(stampFile, hashSources())
}

/** True when a build was needed. */
export async function buildIfStale(): Promise<boolean> {
  if (isBuildCurrent()) return false
  await build({ isQuiet: true })
  return true
}
