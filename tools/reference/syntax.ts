import { isNode, type SyntaxNode } from '../checks/source.ts'

/** The text of a literal. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'Literal') return undefined
  return typeof node['value'] === 'string' ? node['value'] : undefined
}

/** What an object literal gives its plain keys. */
export function propertiesOf(node: SyntaxNode): Readonly<Record<string, SyntaxNode>> {
  if (node.type !== 'ObjectExpression') return {}
  const entries = (node['properties'] as SyntaxNode[]).flatMap((property) => {
    const { key, value } = property as unknown as { key: unknown; value: unknown }
    if (property.type !== 'Property' || !isNode(key) || !isNode(value)) return []
    const name = textOf(key) ?? (key['name'] as string | undefined) ?? ''
    return [[name, value] as const]
  })
  return Object.fromEntries(entries)
}

/** `plans` of `src/features/plans/server/jobs.ts`; the platform is `server`. */
export const featureOf = (file: string): string =>
  /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? 'server'

export const isProduct = (file: string): boolean =>
  /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$|\/testing\//.test(file)
