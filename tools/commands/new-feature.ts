import fs from 'node:fs'
import path from 'node:path'
import { featureFiles } from '../feature-files.ts'
import { migrationsFolder, root } from '../places.ts'
import { giveUp, say } from '../progress.ts'

const name = process.argv[2] ?? ''
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) giveUp('usage: npm run new-feature -- gift-cards')
if (fs.existsSync(path.join(root, 'src', 'features', name))) giveUp(`The feature ${name} exists`)

const numbers = fs.readdirSync(migrationsFolder).map((file) => Number.parseInt(file, 10) || 0)
for (const file of featureFiles(name, Math.max(0, ...numbers) + 1)) {
  const place = path.join(root, file.path)
  fs.mkdirSync(path.dirname(place), { recursive: true })
  fs.writeFileSync(place, file.text)
  say('written', file.path)
}
say('next', 'npm run types, then add its routes and messages to src/main/compose.ts')
