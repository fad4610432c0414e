import fs from 'node:fs'
import path from 'node:path'
import { build } from '../build.ts'
import { generateSchemaTypes } from '../database/schema-types.ts'
import { featureFiles } from '../feature-files.ts'
import { readRepository } from '../checks/source.ts'
import { FIGURES_FILE, raised } from '../house/ratchet.ts'
import { applyEdit, editsFor, ruleNameOf } from '../new-feature/edits.ts'
import { ARABIC_PLACEHOLDER, wordsOf } from '../new-feature/words.ts'
import { migrationsFolder, root } from '../places.ts'
import { packageProgram, runNode } from '../programs.ts'
import { runCommand, say, step } from '../progress.ts'

const USAGE = "usage: npm run new-feature -- gift-cards, with its name in Arabic: 'بطاقات الهدايا'"

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** Writes the files and the lines, or nothing where one of them has no place. */
function writeFeature(name: string, arabic: string | undefined): string[] {
  const words = wordsOf(name, arabic)
  const rule = ruleNameOf(words, read('docs/rules.md'))
  const numbers = fs.readdirSync(migrationsFolder).map((file) => Number.parseInt(file, 10) || 0)
  const nextMigration = Math.max(0, ...numbers) + 1
  const texts = new Map<string, string>()
  for (const edit of editsFor(words, rule)) {
    texts.set(edit.path, applyEdit(texts.get(edit.path) ?? read(edit.path), edit))
  }
  const changed = [...texts.keys()]
  const files = featureFiles(words, { nextMigration, rule })
  for (const { path: file, text } of files) texts.set(file, text)
  for (const [file, text] of texts) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), text)
  }
  for (const { path: file } of files) say('written', file)
  for (const file of changed) say('changed', file)
  return [...texts.keys()].filter((file) => file.endsWith('.ts') || file.endsWith('.tsx'))
}

await runCommand(async () => {
  const [name = '', arabic] = process.argv.slice(2)
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(USAGE)
  if (arabic !== undefined && !/^[\p{Script=Arabic}\s]+$/u.test(arabic)) throw new Error(USAGE)
  if (fs.existsSync(path.join(root, 'src', 'features', name))) {
    throw new Error(`The feature ${name} exists`)
  }
  const files = writeFeature(name, arabic)
  await runNode(packageProgram('oxfmt'), files, { isQuiet: true })
  const types = await generateSchemaTypes({ verify: false })
  if (types.code !== 0) throw new Error(types.output)
  say('types', 'of the new table')
  // The build writes the tree of routes.
  await step(
    'build',
    () => build({ isQuiet: true }),
    () => `/dashboard/${name} is in the product`,
  )
  fs.writeFileSync(path.join(root, FIGURES_FILE), raised(readRepository(root)))
  if (arabic === undefined) {
    say(
      'arabic',
      `it is called ${ARABIC_PLACEHOLDER} in Arabic: write its name in messages.ts and titles.ts`,
    )
  }
  say('next', 'npm run check; then a link to the page where people look for it')
})
