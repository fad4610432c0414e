import path from 'node:path'
import type { SourceFile } from '../../tools/checks/source.ts'
import { findTableUses } from '../../tools/checks/tables/table-uses.ts'

const IMPORT = /(?:import|export) (?:type )?\{([^}]*)\} from '([^']+)'/g
const TOP_LEVEL = /^(export )?(?:async )?(?:function|const) (\w+)/gm
/** A row comes to be, gets another dish, day or meal, or is offered again. */
const GIVES = /insertInto\(|insert\s+into|dish_id|menu_item_id|dish_slug|\bday\b|['\s]status/i

const isProduct = ({ file }: SourceFile) =>
  /^src\/features\/.*\.ts$/.test(file) && !/\.test\.ts$|\/web\//.test(file)

interface Import {
  names: string[]
  from: string
}

const importsOf = ({ text }: SourceFile): Import[] =>
  [...text.matchAll(IMPORT)].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
    from: path.basename(from),
  }))

/** The function at the top of a file around a line, and whether others can import it. */
function functionAround(text: string, line: number): { name: string; isExported: boolean } {
  const before = text.split('\n').slice(0, line).join('\n')
  const [, exported, name = ''] = [...before.matchAll(TOP_LEVEL)].at(-1) ?? []
  return { name, isExported: exported !== undefined }
}

const isDeletion = (statement: string): boolean =>
  /deleteFrom|delete\s+from/i.test(statement) && !/insert|update/i.test(statement)

/** The tables with a column for a dish, or for its place on a menu. */
export function findTablesOfDishes(files: readonly SourceFile[]): string[] {
  const types = files.find(({ file }) => file === 'src/server/database/schema.gen.ts')?.text ?? ''
  return [...types.matchAll(/^export interface (\w+) \{([^}]*)\}/gm)].flatMap(
    ([, name = '', body]) =>
      /^ {2}(?:dish_id|dish_slug|menu_item_id):/m.test(body ?? '') ? tableOf(name) : [],
  )
}

const tableOf = (typeName: string): string =>
  typeName.replaceAll(/(?<!^)[A-Z]/g, (letter) => `_${letter}`).toLowerCase()

/** The files that put a dish into one of the tables: those that call what writes it. */
export function findWays(files: readonly SourceFile[], tables: readonly string[]): string[] {
  const product = files.filter(isProduct)
  const known = new Set(tables)
  const ways = product.flatMap((source) =>
    findTableUses(source, known)
      .filter(
        ({ isWrite, statement }) => isWrite && GIVES.test(statement) && !isDeletion(statement),
      )
      .flatMap(({ line }) => {
        const { name, isExported } = functionAround(source.text, line)
        return isExported ? callersOf(product, source.file, name) : [source.file]
      }),
  )
  return [...new Set(ways)].toSorted()
}

function callersOf(product: readonly SourceFile[], file: string, name: string): string[] {
  const places = new Set([path.basename(file), 'public.ts'])
  const callers = product.filter(
    (one) =>
      path.basename(one.file) !== 'public.ts' &&
      importsOf(one).some(({ names, from }) => places.has(from) && names.includes(name)),
  )
  return callers.map((one) => one.file)
}
