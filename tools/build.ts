import fs from 'node:fs'
import path from 'node:path'
import { builtFolder } from './places.ts'
import { packageProgram, runNode } from './programs.ts'
import { hashSources } from './source-hash.ts'

const stampFile = path.join(builtFolder, '.sources')
const inputs = [
  'src',
  'public',
  'tools/vite',
  'vite.config.ts',
  'vite.server.config.ts',
  'package.json',
  'package-lock.json',
]

function isBuildCurrent(): boolean {
  return fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === hashSources(inputs)
}

async function runVite(config: string, { isQuiet }: { isQuiet: boolean }) {
  const { code, output } = await runNode(packageProgram('vite'), ['build', '--config', config], {
    env: { NODE_ENV: 'production' },
    isQuiet,
  })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}

/** Pages and server, each as plain JavaScript in `dist`. */
export async function build(options: { isQuiet: boolean }) {
  const before = hashSources(inputs)
  fs.rmSync(stampFile, { force: true })
  await Promise.all(
    ['vite.config.ts', 'vite.server.config.ts'].map((config) => runVite(config, options)),
  )
  // It loads the parser, which a start without a build has no use for.
  const { narrowCode } = await import('./vite/narrow-code.ts')
  for (const folder of ['main', 'server']) narrowCode(path.join(builtFolder, folder))
  fs.mkdirSync(builtFolder, { recursive: true })
  // What was edited meanwhile is not in it.
  if (hashSources(inputs) === before) fs.writeFileSync(stampFile, before)
}

/** True when a build was needed. */
export async function buildIfStale(): Promise<boolean> {
  if (isBuildCurrent()) return false
  await build({ isQuiet: true })
  return true
}
