import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export type SourceFile = { file: string; text: string }
export type Finding = { file: string; line: number; message: string }
export type Check = (files: SourceFile[]) => Finding[]

export type SyntaxNode = { type: string; start: number; end: number; [key: string]: unknown }

const binaryEndings = /\.(png|jpe?g|webp|avif|ico|woff2?|ttf|otf|pdf|gz|zip|bin)$/

/** Every text file that belongs to the repository: tracked, or new and not ignored. */
export function readRepository(root: string): SourceFile[] {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (git.status !== 0) throw new Error('The checks need a git checkout of the repository')
  return git.stdout
    .split('\0')
    .filter((file) => file !== '' && !binaryEndings.test(file))
    .filter((file) => fs.existsSync(path.join(root, file)))
    .map((file) => ({ file, text: fs.readFileSync(path.join(root, file), 'utf8') }))
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** A finding for every match of the pattern, which needs its `g` flag. */
export function findMatches(
  { file, text }: SourceFile,
  pattern: RegExp,
  explain: (match: string) => string,
): Finding[] {
  return [...text.matchAll(pattern)].map((match) => ({
    file,
    line: lineAt(text, match.index),
    message: explain(match[0].trim()),
  }))
}

export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'
  )
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode)
}

export function walk(node: SyntaxNode, visit: (node: SyntaxNode, parents: SyntaxNode[]) => void) {
  const step = (current: SyntaxNode, parents: SyntaxNode[]) => {
    visit(current, parents)
    for (const child of childrenOf(current)) step(child, [...parents, current])
  }
  step(node, [])
}

/** The text of a literal. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'Literal') return undefined
  return typeof node['value'] === 'string' ? node['value'] : undefined
}

/** Whether a node calls a function by this name. */
export const isCallOf = (name: string, node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === name

/** The syntax tree; errors of syntax are left to the type check, which names them. */
export function parse({ file, text }: SourceFile): SyntaxNode {
  return parseSync(file, text).program as unknown as SyntaxNode
}
