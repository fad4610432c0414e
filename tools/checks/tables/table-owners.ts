import { OPEN_COLUMNS, OWNERS } from '../../../src/server/database/owners.ts'
import { judgeReads, LIST, ownerOf, parseList, partOf, type AllowedReads } from './foreign-reads.ts'
import type { Check, Finding, SourceFile } from '../source.ts'
import { findTableUses, type TableUse } from './table-uses.ts'

const tables: ReadonlySet<string> = new Set(Object.keys(OWNERS))

/** Code that touches tables of others all the same, each with its reason. */
const EXCEPTIONS: readonly { path: string; reason: string }[] = [
  { path: 'src/features/erasure/server/', reason: 'empties all rows of a person in one order' },
  { path: 'src/features/account/server/export/', reason: 'reads all rows of a person' },
  { path: 'src/server/encryption/sealed-column.ts', reason: 'seals columns with a new secret' },
]

const READ_MODEL = /-read-model\.ts$|\/read-models\//
const LOCK =
  /\bfor(?:No)?Key(?:Update|Share)\(|\bfor(?:Update|Share)\(|\bfor (?:no key |key )?(?:update|share)\b/i

/** Code that runs in the product: no tests, nothing that is generated. */
export const isProduct = ({ file }: SourceFile): boolean =>
  /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$|\/testing\//.test(file)

const isException = ({ file }: SourceFile): boolean =>
  EXCEPTIONS.some(({ path }) => file.startsWith(path))

const typeNameOf = (table: string): string =>
  table.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The columns of each table, as the generated types list them. */
function readColumns(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const types = files.find(({ file }) => file === 'src/server/database/schema.gen.ts')?.text ?? ''
  const bodies = new Map(
    [...types.matchAll(/^export interface (\w+) \{([^}]*)\}/gm)].map(([, name, body]) => [
      name,
      [...(body ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column ?? ''),
    ]),
  )
  return new Map([...tables].map((table) => [table, bodies.get(typeNameOf(table)) ?? []]))
}

type Columns = ReturnType<typeof readColumns>

/** Columns of a table that a statement names without an alias: no other table in it has them. */
function bareColumns({ table = '', statement }: TableUse, columns: Columns): string[] {
  const isKysely = /\bselectFrom\(|Join\(/.test(statement)
  const others = [...tables].filter(
    (one) => one !== table && new RegExp(String.raw`(?<![.\w])${one}\b`).test(statement),
  )
  return (columns.get(table) ?? []).filter((column) => {
    const named = isKysely ? String.raw`'${column}['\s]` : String.raw`(?<![.\w])${column}\b`
    const isForeign = others.some((one) => columns.get(one)?.includes(column))
    return !isForeign && new RegExp(named).test(statement)
  })
}

/** Whether a read names nothing but columns that are open to all. */
function isOpenRead(use: TableUse, text: string, columns: Columns): boolean {
  const open = OPEN_COLUMNS[use.table ?? '']
  if (!open || /selectAll\(|\*/.test(use.statement)) return false
  const alias = use.alias ?? use.table ?? ''
  const named = [...text.matchAll(new RegExp(String.raw`\b${alias}\.(\w+)`, 'g'))]
  return [...named.map(([, column]) => column ?? ''), ...bareColumns(use, columns)].every((one) =>
    open.includes(one),
  )
}

/** Writes and reads of tables that belong to others, without exceptions, read models and open columns. */
export function findForeignUses(files: SourceFile[]): { writes: TableUse[]; reads: TableUse[] } {
  const columns = readColumns(files)
  const foreign = files
    .filter((source) => isProduct(source) && !isException(source))
    .flatMap((source) =>
      findTableUses(source, tables).filter((use) => {
        if (use.table === undefined) return true
        if (ownerOf(use.table) === partOf(use.file)) return false
        if (use.isWrite) return true
        const isOpen = isOpenRead(use, source.text, columns)
        return !READ_MODEL.test(use.file) && !isOpen
      }),
    )
  return {
    writes: foreign.filter(({ isWrite }) => isWrite),
    reads: foreign.filter(({ isWrite }) => !isWrite),
  }
}

/** Read models are on the list, and do nothing but read. */
function judgeReadModels(files: readonly SourceFile[], { readModels }: AllowedReads): Finding[] {
  const found = files.filter((source) => isProduct(source) && READ_MODEL.test(source.file))
  const names = new Set(found.map(({ file }) => file))
  const gone = [...readModels].filter((file) => !names.has(file))
  return [
    ...found.flatMap((source) => {
      const { file } = source
      const writes = findTableUses(source, tables).filter(({ isWrite }) => isWrite)
      return [
        ...(readModels.has(file)
          ? []
          : [`is a new read model: name it in ${LIST} if it has to be`]),
        ...(writes.length > 0 || LOCK.test(source.text)
          ? ['a read model neither writes nor locks']
          : []),
      ].map((message) => ({ file, line: 1, message }))
    }),
    ...gone.map((file) => ({ file: LIST, line: 1, message: `the read model ${file} is gone` })),
  ]
}

/** Each table is written by its owner alone; who reads a foreign table is on a list that shrinks. */
export const findForeignTables: Check = (files) => {
  const { writes, reads } = findForeignUses(files)
  const allowed = parseList(files.find(({ file }) => file === LIST)?.text ?? '')
  return [
    ...writes.map(({ file, line, table }) => ({
      file,
      line,
      message:
        table === undefined
          ? 'names its table by a variable: no one can see whose it is'
          : `${table} is written by ${ownerOf(table)} alone: call its server/public.ts`,
    })),
    ...judgeReads(reads, allowed),
    ...judgeReadModels(files, allowed),
  ]
}
