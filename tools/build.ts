import fs from 'node:fs'
import path from 'node:path'
import { builtFolder } from './places.ts'
import { packageProgram, runNode } from './programs.ts'
import { hashSources } from './source-hash.ts'

const stampFile = path.join(builtFolder, '.sources')
const inputs = ['src', 'vite.config.ts', 'package.json', 'package-lock.json']

function isBuildCurrent(): boolean {
  return fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === hashSources(inputs)
}

export async function build(options: { isQuiet: boolean }) {
  const { code, output } = await runNode(packageProgram('vite'), ['build'], {
    env: { NODE_ENV: 'production' },
    isQuiet: options.isQuiet,
  })
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  fs.mkdirSync(builtFolder, { recursive: true })
  fs.writeFileSync(stampFile, hashSources(inputs))
}

/** True when a build was needed. */
export async function buildIfStale(): Promise<boolean> {
  if (isBuildCurrent()) return false
  await build({ isQuiet: true })
  return true
}
