import { isNode, textOf, type SyntaxNode } from '../checks/source.ts'

/** What an object literal gives its plain keys. */
export function propertiesOf(node: SyntaxNode): Readonly<Record<string, SyntaxNode>> {
  if (node.type !== 'ObjectExpression') return {}
  const entries = (node['properties'] as SyntaxNode[]).flatMap(({ type, key, value }) => {
    if (type !== 'Property' || !isNode(key) || !isNode(value)) return []
    return [[textOf(key) ?? nameOf(key), value] as const]
  })
  return Object.fromEntries(entries)
}

/** The name of an identifier; empty where a node has none. */
export const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : ''
