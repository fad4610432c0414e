import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../places.ts'
import { guards } from './list.ts'

it.each(guards)('$name: its text is in the source exactly once', ({ edits }) => {
  for (const { file, from } of edits) {
    const text = fs.readFileSync(path.join(root, file), 'utf8')
    expect(text.split(from), `${file}: ${from}`).toHaveLength(2)
  }
})

it('each guard is raced', () => {
  const folder = path.join(root, 'tests', 'races', 'scenarios')
  const scenarios = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
  for (const { race } of guards) expect(scenarios).toContain(race)
})
