import { serverFiles } from './new-feature/server-files.ts'
import { sharedFiles } from './new-feature/shared-files.ts'
import { webFiles } from './new-feature/web-files.ts'
import type { FeatureFile, Words } from './new-feature/words.ts'

/** The files of a feature where people keep a list of their own: small, whole, and made to grow. */
export function featureFiles(
  words: Words,
  { nextMigration, rule }: { nextMigration: number; rule: string },
): FeatureFile[] {
  const number = String(nextMigration).padStart(4, '0')
  return [
    ...sharedFiles(words, rule, `${number}-create-${words.kebab}.sql`),
    ...serverFiles(words),
    ...webFiles(words),
  ]
}
