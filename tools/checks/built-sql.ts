import { lineAt, parse, walk, type Check, type SyntaxNode } from './source.ts'

const statement =
  /^\s*(?:select\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|with\s+\S+\s+as\s|alter\s+table\s)/i

function firstText(node: SyntaxNode): string {
  if (node.type === 'BinaryExpression') return firstText(node['left'] as SyntaxNode)
  if (node.type === 'Literal') return String(node['value'])
  if (node.type !== 'TemplateLiteral') return ''
  const [first] = node['quasis'] as { value: { cooked: string } }[]
  return first?.value.cooked ?? ''
}

function isBuilt(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (node.type === 'TemplateLiteral') {
    const hasValues = (node['expressions'] as unknown[]).length > 0
    return hasValues && parent?.type !== 'TaggedTemplateExpression'
  }
  return node.type === 'BinaryExpression' && node['operator'] === '+'
}

function isRawSql(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false
  const callee = node['callee'] as SyntaxNode
  if (callee.type !== 'MemberExpression') return false
  const [object, property] = [callee['object'], callee['property']] as { name?: string }[]
  const [argument] = node['arguments'] as SyntaxNode[]
  return object?.name === 'sql' && property?.name === 'raw' && argument?.type !== 'Literal'
}

/** Values reach a statement as parameters, never by putting its text together. */
export const findBuiltSql: Check = (files) =>
  files
    .filter(({ file }) => /^(src|seeds)\/.*\.tsx?$/.test(file) && !/\.(test|gen)\.tsx?$/.test(file))
    .flatMap((source) => {
      const found: { file: string; line: number; message: string }[] = []
      walk(parse(source), (node, parents) => {
        const isStatement = isBuilt(node, parents.at(-1)) && statement.test(firstText(node))
        if (!isStatement && !isRawSql(node)) return
        const line = lineAt(source.text, node.start)
        found.push({ file: source.file, line, message: 'SQL put together from text: use sql`...`' })
      })
      return found
    })
