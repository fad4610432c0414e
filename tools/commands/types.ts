import { say } from '../progress.ts'
import { generateSchemaTypes, schemaTypesFile } from '../schema-types.ts'

const { code, output } = await generateSchemaTypes({ verify: false })
if (code === 0) say('types', `written to ${schemaTypesFile}`)
else process.stderr.write(output)
process.exitCode = code
