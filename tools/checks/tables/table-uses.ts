import { lineAt, parse, textOf, walk, type SourceFile, type SyntaxNode } from '../source.ts'

/** One place in the code that writes or reads a table. */
export interface TableUse {
  file: string
  line: number
  /** Undefined where the code names its table by a variable. */
  table: string | undefined
  alias: string | undefined
  isWrite: boolean
  /** The statement around it, for the columns that it names. */
  statement: string
}

const WRITES = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])
const READS = new Set([
  'selectFrom',
  ...['inner', 'left', 'right', 'full', 'cross'].flatMap((kind) => [
    `${kind}Join`,
    `${kind}JoinLateral`,
  ]),
])
/** Names that other objects have, too: they count where their argument is a table. */
const MAYBE_READS = new Set(['from', 'using'])

const NAME = String.raw`"?([a-z_]+(?:\.[a-z_]+)?)"?`
const WRITTEN = new RegExp(
  String.raw`\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?${NAME}`,
  'gi',
)
const ALIAS = String.raw`(?:\s+(?:as\s+)?([a-z_]\w*))?`
const READ = new RegExp(
  String.raw`(?<!delete\s+)\b(?:from|join|using)\s+(?:only\s+)?${NAME}${ALIAS}`,
  'gi',
)
const NEXT = new RegExp(String.raw`\s*,\s*${NAME}${ALIAS}`, 'giy')
const STATEMENT = /^\s*(?:select|insert\s+into|update|delete\s+from|merge\s+into|truncate|with)\s/i
const WORTH_PARSING =
  /insertInto|updateTable|deleteFrom|mergeInto|selectFrom|Join\(|\bsql\b|(?:insert|merge)\s+into|delete\s+from|\bupdate\s+\w+\s+set|\bselect\s/i

const nameOf = (callee: SyntaxNode): string | undefined => {
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee
  return (name as { name?: string }).name
}

const isSqlTable = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && calleeText(node['callee'] as SyntaxNode) === 'sql.table'

const calleeText = (callee: SyntaxNode): string =>
  callee.type === 'MemberExpression'
    ? `${(callee['object'] as { name?: string }).name}.${nameOf(callee)}`
    : (nameOf(callee) ?? '')

/** The text of a template; `sql.table('x')` means its table, any other value for `$`. */
function templateText(node: SyntaxNode): string {
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  const values = (node['expressions'] as SyntaxNode[]).map((value) => {
    if (!isSqlTable(value)) return '$'
    return textOf((value['arguments'] as SyntaxNode[])[0]) ?? '$'
  })
  return quasis.map(({ value }, index) => value.cooked + (values[index] ?? '')).join('')
}

/** The whole chain of calls that a call belongs to. */
function chainOf(node: SyntaxNode, parents: readonly SyntaxNode[]): SyntaxNode {
  let chain = node
  for (const parent of parents.toReversed()) {
    const isNext = parent['object'] === chain || parent['callee'] === chain
    if (!isNext) break
    chain = parent
  }
  return chain
}

type Found = Omit<TableUse, 'file' | 'line' | 'statement'>

function tablesOfCall(node: SyntaxNode): Found[] {
  const name = nameOf(node['callee'] as SyntaxNode) ?? ''
  const isWrite = WRITES.has(name)
  if (!isWrite && !READS.has(name) && !MAYBE_READS.has(name)) return []
  const [argument] = node['arguments'] as SyntaxNode[]
  const named = argument?.type === 'ArrayExpression' ? argument['elements'] : [argument]
  return (named as SyntaxNode[]).flatMap((one) => {
    const [table, alias] = textOf(one)?.split(/\s+(?:as\s+)?/i) ?? []
    return table === undefined && !isWrite ? [] : [{ table, alias, isWrite }]
  })
}

function tablesOfText(text: string): Found[] {
  const plain = text.replaceAll(/--.*$/gm, ' ').replaceAll(/'[^']*'/g, "''")
  const written = [...plain.matchAll(WRITTEN)].map(([, table]) => ({
    table,
    alias: undefined,
    isWrite: true,
  }))
  const read = [...plain.matchAll(READ)].flatMap((match) => {
    const found: Found[] = [{ table: match[1], alias: match[2], isWrite: false }]
    NEXT.lastIndex = match.index + match[0].length
    for (let next = NEXT.exec(plain); next; next = NEXT.exec(plain)) {
      found.push({ table: next[1], alias: next[2], isWrite: false })
    }
    return found
  })
  return [...written, ...read]
}

/** Every place where a file writes or reads one of the tables, by Kysely or by SQL. */
export function findTableUses(source: SourceFile, tables: ReadonlySet<string>): TableUse[] {
  if (!WORTH_PARSING.test(source.text)) return []
  const uses: TableUse[] = []
  const add = (node: SyntaxNode, statement: string, found: readonly Found[]) => {
    for (const one of found) {
      if (one.table !== undefined && !tables.has(one.table)) continue
      const line = lineAt(source.text, node.start)
      uses.push({ file: source.file, line, statement, ...one })
    }
  }
  walk(parse(source), (node, parents) => {
    const parent = parents.at(-1)
    if (node.type === 'CallExpression') {
      const { start, end } = chainOf(node, parents) as SyntaxNode & { end: number }
      const at = (node['callee'] as SyntaxNode)['property'] as SyntaxNode | undefined
      add(at ?? node, source.text.slice(start, end), tablesOfCall(node))
      const isDynamic =
        isSqlTable(node) && textOf((node['arguments'] as SyntaxNode[])[0]) === undefined
      if (isDynamic) add(node, '', [{ table: undefined, alias: undefined, isWrite: true }])
      return
    }
    const text = node.type === 'TemplateLiteral' ? templateText(node) : textOf(node)
    if (text === undefined) return
    const isSql =
      parent?.type === 'TaggedTemplateExpression' && nameOf(parent['tag'] as SyntaxNode) === 'sql'
    if (isSql || STATEMENT.test(text)) add(node, text, tablesOfText(text))
  })
  return uses
}
