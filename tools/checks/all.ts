import { findStrayTerms } from './arabic-terms.ts'
import { findBuiltSql } from './built-sql.ts'
import { findFlakyTests } from './flaky-tests.ts'
import { findPhysicalDirections } from './directions.ts'
import { findGoneNames, findGonePaths, findUnlistedDecisions } from './documents.ts'
import { findForeignPlaces } from './foreign-places.ts'
import { findLazyImports } from './lazy-imports.ts'
import { findRawHtml } from './raw-html.ts'
import { readRepository, type Check, type Finding } from './source.ts'
import { findForeignTables } from './tables/table-owners.ts'
import { findVisibleTexts } from './visible-text.ts'
import { findRisenFigures } from '../house/ratchet.ts'

const checks: Check[] = [
  findPhysicalDirections,
  findVisibleTexts,
  findBuiltSql,
  findRawHtml,
  findLazyImports,
  findGoneNames,
  findGonePaths,
  findUnlistedDecisions,
  findForeignPlaces,
  findStrayTerms,
  findForeignTables,
  findFlakyTests,
  findRisenFigures,
]

export function runChecks(root: string): Finding[] {
  const files = readRepository(root)
  return checks.flatMap((check) => check(files))
}
