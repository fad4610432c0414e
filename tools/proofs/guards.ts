import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../places.ts'
import { packageProgram, runProgram } from '../programs.ts'
import { runCommand, say } from '../progress.ts'
import type { Guard } from './guards/edits.ts'
import { guards } from './guards/list.ts'

const copied = ['src', 'tools', 'tests', 'seeds', 'migrations', 'package.json', 'vitest.config.ts']
const rounds = process.env['RACE_ROUNDS'] ?? '20'
/** A part of a race's name; without it every guard is taken out. */
const wanted = process.env['GUARDED_RACE'] ?? ''

function copyTree(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-guards-'))
  for (const name of copied) {
    fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

/** Takes the guard's texts out, and answers how to put them back. */
function takeOut(folder: string, { name, edits }: Guard): () => void {
  const before = new Map<string, string>()
  for (const { file, from, to } of edits) {
    const full = path.join(folder, file)
    const text = fs.readFileSync(full, 'utf8')
    if (text.split(from).length !== 2) {
      throw new Error(`${name}: the text is not exactly once in ${file}:\n${from}`)
    }
    if (!before.has(full)) before.set(full, text)
    fs.writeFileSync(
      full,
      text.replace(from, () => to),
    )
  }
  return () => {
    for (const [full, text] of before) fs.writeFileSync(full, text)
  }
}

async function race(folder: string, pattern: string) {
  const { code, output } = await runProgram(
    process.execPath,
    [
      packageProgram('vitest'),
      'run',
      '--root',
      folder,
      '--project',
      'real',
      '--retry=0',
      'tests/races',
      '--testNamePattern',
      pattern,
    ],
    { env: { RACE_ROUNDS: rounds, NO_COLOR: '1' }, isQuiet: true },
  )
  const violations = new Set(output.match(/round \d+: [^"\n]+/g))
  return { hasPassed: code === 0, violations, output }
}

async function proveGuard(folder: string, guard: Guard): Promise<boolean> {
  const putBack = takeOut(folder, guard)
  const { hasPassed, violations, output } = await race(folder, `${guard.race}$`)
  putBack()
  if (!hasPassed && violations.size > 0) {
    say('guard', `${guard.name}: without it "${guard.race}" fails, ${[...violations][0] ?? ''}`)
    return true
  }
  const reason = hasPassed ? 'still passes' : `fails for another reason:\n${output.slice(-3000)}`
  say('guard', `${guard.name}: NOT PROVED, without it "${guard.race}" ${reason}`)
  return false
}

async function proveAll() {
  const folder = copyTree()
  try {
    const whole = await race(folder, wanted === '' ? '.' : wanted)
    if (!whole.hasPassed) throw new Error(`The races fail as they are:\n${whole.output}`)
    say('races', `pass with all guards, ${rounds} rounds each`)
    const asked = guards.filter(({ race: name }) => name.includes(wanted))
    let unproved = 0
    for (const guard of asked) if (!(await proveGuard(folder, guard))) unproved += 1
    if (unproved > 0) throw new Error(`${unproved} of ${asked.length} guards are not proved`)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

await runCommand(proveAll)
