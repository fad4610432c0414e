import fs from 'node:fs'
import path from 'node:path'
import { root } from '../places.ts'
import { runNode } from '../programs.ts'
import { giveUp, say } from '../progress.ts'

const isSeed = (word: string) => /^\d+$/.test(word)

const folder = path.join(root, 'tools', 'proofs')
/** Names; a number after one is its seed. */
const requested = process.argv.slice(2).filter((word) => !isSeed(word))
const known = fs.existsSync(folder)
  ? fs.readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  : []
const names = known.map((file) => file.slice(0, -3)).toSorted()
const unknown = requested.find((name) => !names.includes(name))
if (unknown) giveUp(`There is no proof ${unknown}; there are: ${names.join(', ')}`)

function seedOf(name: string): string[] {
  const next = process.argv[process.argv.indexOf(name) + 1]
  return process.argv.includes(name) && next && isSeed(next) ? [next] : []
}

let failed = 0
const chosen = requested.length > 0 ? requested : names
for (const name of chosen) {
  const since = performance.now()
  const { code } = await runNode(path.join(folder, `${name}.ts`), seedOf(name))
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  say(name, `${code === 0 ? 'proved' : 'FAILED'} (${seconds} s)`)
  if (code !== 0) failed += 1
}
process.stdout.write(`${chosen.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
