import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { readCatalogueRows } from '../../../bench/suggestions/catalogue.ts'
import { readReferences } from '../../../bench/suggestions/references.ts'
import { root } from '../../places.ts'
import { say } from '../../progress.ts'

const majorOf = (program: string): string | undefined =>
  /^v(\d+)\./.exec(spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1]

/** A Node on the path of another major version than this one. */
const findOtherNode = (): string | undefined => {
  const own = majorOf(process.execPath)
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return folders
    .map((folder) => path.join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .find((program) => {
      const major = fs.existsSync(program) ? majorOf(program) : undefined
      return major !== undefined && major !== own
    })
}

const buildPlainScript = async (folder: string): Promise<string> => {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'bench/suggestions/print-golden.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'golden.mjs' } },
    },
  })
  return path.join(folder, 'golden.mjs')
}

/** The stored sixty plans come out the same, to the byte, on a second major version of Node. */
export async function provesSameOnOtherNode(): Promise<void> {
  const other = findOtherNode()
  if (!other) {
    say('golden', 'no Node of another major version on the path: not compared')
    return
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-golden-'))
  try {
    const rowsFile = path.join(folder, 'rows.json')
    fs.writeFileSync(rowsFile, JSON.stringify(readCatalogueRows()))
    const script = await buildPlainScript(folder)
    const { stdout, stderr } = spawnSync(other, [script, rowsFile], { encoding: 'utf8' })
    const { golden } = readReferences()
    if (stdout !== golden)
      throw new Error(`Node ${majorOf(other)}: ${stdout}${stderr}, not ${golden}`)
    say('golden', `${golden} on Node ${majorOf(process.execPath)} and on Node ${majorOf(other)}`)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
