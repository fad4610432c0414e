import fs from 'node:fs'
import {
  compileCatalogue,
  type CatalogueRows,
} from '../../src/features/suggestions/engine/engine.ts'
import { goldenFingerprint } from './references.ts'

/** Started with the rows in a file, so that any Node can run it once it is plain JavaScript. */
const rows = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as CatalogueRows
process.stdout.write(goldenFingerprint(compileCatalogue(rows)))
