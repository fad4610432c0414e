import { runCommand, say } from '../progress.ts'
import { generateSchemaTypes, schemaTypesFile } from '../database/schema-types.ts'

await runCommand(async () => {
  const { code, output } = await generateSchemaTypes({ verify: false })
  if (code !== 0) throw new Error(output)
  say('types', `written to ${schemaTypesFile}`)
})
