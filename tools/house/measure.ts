import { parseSync } from 'vite'
import { isCallOf, isNode, type SourceFile, type SyntaxNode } from '../checks/source.ts'

export interface FunctionMeasure {
  lines: number
  parameters: number
}

export interface FileMeasure {
  file: string
  lines: number
  commentLines: number
  functions: FunctionMeasure[]
  /** The type `any`, wherever it is written. */
  anys: number
  /** `as` with a type; `as const` is none. */
  casts: number
  /** Calls of `useMutation`. */
  mutations: number
}

export interface ParsedFile extends SourceFile {
  program: SyntaxNode
  comments: readonly { start: number; end: number; value: string }[]
}

export function parseFile({ file, text }: SourceFile): ParsedFile {
  const { program, comments } = parseSync(file, text)
  return { file, text, program: program as unknown as SyntaxNode, comments }
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
/** A function that one of these holds has a name. */
const NAMING = new Set(['VariableDeclarator', 'MethodDefinition', 'PropertyDefinition', 'Property'])

/** Lines that a text has, without the empty one after its last break. */
export const countLines = (text: string): number =>
  text === '' ? 0 : text.replace(/\n$/, '').split('\n').length

const isNamed = (node: SyntaxNode, parent: SyntaxNode | undefined): boolean =>
  FUNCTIONS.has(node.type) &&
  isNode(node['body']) &&
  (node.type === 'FunctionDeclaration' || NAMING.has(parent?.type ?? ''))

const isConst = (node: SyntaxNode): boolean => {
  const { typeName } = node['typeAnnotation'] as { typeName?: { name?: string } }
  return typeName?.name === 'const'
}

/** Counts what the table of the house shows, from the syntax tree of one file. */
export function measureFile({ file, text, program, comments }: ParsedFile): FileMeasure {
  const measure: FileMeasure = {
    file,
    lines: countLines(text),
    commentLines: comments.reduce(
      (sum, { start, end }) => sum + countLines(text.slice(start, end)),
      0,
    ),
    functions: [],
    anys: 0,
    casts: 0,
    mutations: 0,
  }
  const visit = (node: SyntaxNode, parent: SyntaxNode | undefined) => {
    if (node.type === 'TSAnyKeyword') measure.anys += 1
    if (node.type === 'TSAsExpression' && !isConst(node)) measure.casts += 1
    if (isCallOf('useMutation', node)) measure.mutations += 1
    if (isNamed(node, parent)) {
      const lines = countLines(text.slice(node.start, node.end))
      measure.functions.push({ lines, parameters: (node['params'] as unknown[]).length })
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, node)
  }
  visit(program, undefined)
  return measure
}

/** The value that a share of the values stays at or under; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
