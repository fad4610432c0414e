import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { readRepository } from '../checks/source.ts'
import { FIGURES_FILE, lowered } from '../house/ratchet.ts'
import { describeHouse, describeReads } from '../house/report.ts'
import { root } from '../places.ts'

const repository = readRepository(root)
if (process.argv.includes('--lower')) {
  fs.writeFileSync(path.join(root, FIGURES_FILE), lowered(repository))
} else {
  const describe = process.argv.includes('--reads') ? describeReads : describeHouse
  process.stdout.write(describe(repository))
}
