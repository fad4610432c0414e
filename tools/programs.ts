import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { root } from './places.ts'

export type Outcome = { code: number; output: string }

type RunOptions = { env?: NodeJS.ProcessEnv; isQuiet?: boolean; cwd?: string }

/** The JavaScript file behind a command of an installed package, so that Node 24 runs it. */
export function packageProgram(packageName: string, command = packageName): string {
  const folder = path.join(root, 'node_modules', packageName)
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command]
  if (!file) throw new Error(`The package ${packageName} has no command ${command}`)
  return path.join(folder, file)
}

const endWithParent = pathToFileURL(path.join(root, 'tools', 'server', 'end-with-parent.mjs')).href

/**
 * Runs a JavaScript file by this Node to its end, or to the end of this process; quiet keeps the
 * output for the caller.
 */
export async function runNode(
  file: string,
  args: string[],
  { env = {}, isQuiet = false }: RunOptions = {},
): Promise<Outcome> {
  return runProgram(process.execPath, ['--import', endWithParent, file, ...args], { env, isQuiet })
}

export async function runProgram(
  program: string,
  args: string[],
  { env = {}, isQuiet = false, cwd = root }: RunOptions = {},
): Promise<Outcome> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += String(chunk)))
  child.stderr?.on('data', (chunk: Buffer) => (output += String(chunk)))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
