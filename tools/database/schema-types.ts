import path from 'node:path'
import { migrate } from '../../src/server/database/migrate.ts'
import { migrationsFolder, root } from '../places.ts'
import { launchTemporary } from '../postgres/temporary.ts'
import { packageProgram, runNode, type Outcome } from '../programs.ts'

export const schemaTypesFile = 'src/server/database/schema.gen.ts'

function generatorArguments(url: string): string[] {
  const places = [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    path.join(root, schemaTypesFile),
  ]
  const parsers = ['--date-parser', 'string', '--numeric-parser', 'number']
  const types = ['--type-mapping', '{"int8":"number"}']
  return [...places, ...parsers, ...types, '--exclude-pattern', '{pgboss.*,schema_migrations}']
}

/** A migrated database in a temporary folder. */
async function withTemporaryDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { database, stop } = await launchTemporary()
  try {
    await migrate(database.url, migrationsFolder)
    return await work(database.url)
  } finally {
    await stop()
  }
}

/** Writes the types of the migrated schema, or with `verify` only says whether they are current. */
export async function generateSchemaTypes(options: { verify: boolean }): Promise<Outcome> {
  return withTemporaryDatabase((url) => {
    const args = [...generatorArguments(url), ...(options.verify ? ['--verify'] : [])]
    return runNode(packageProgram('kysely-codegen'), args, { isQuiet: true })
  })
}
