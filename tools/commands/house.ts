import process from 'node:process'
import { readRepository } from '../checks/source.ts'
import { describeHouse, describeReads } from '../house/report.ts'
import { root } from '../places.ts'

const repository = readRepository(root)
const describe = process.argv.includes('--reads') ? describeReads : describeHouse
process.stdout.write(describe(repository))
