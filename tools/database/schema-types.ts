import path from 'node:path'
import { withTemporaryDatabase } from './database.ts'
import { root } from '../places.ts'
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

/** Writes the types of the migrated schema, or with `verify` only tells whether they are current. */
export async function generateSchemaTypes(options: { verify: boolean }): Promise<Outcome> {
  return withTemporaryDatabase((url) => {
    const args = [...generatorArguments(url), ...(options.verify ? ['--verify'] : [])]
    return runNode(packageProgram('kysely-codegen'), args, { isQuiet: true })
  })
}
