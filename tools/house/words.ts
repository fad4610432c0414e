import { isNode, textOf, walk, type SourceFile, type SyntaxNode } from '../checks/source.ts'
import type { ParsedFile } from './measure.ts'

/** Words of our own in names, and what others call it. */
export const PRIVATE_NAMES: Readonly<Record<string, string>> = {
  wish: 'input (what a customer writes in free words stays a wish)',
  hold: 'lock',
  held: 'locked',
  assure: 'ensure',
  act: 'action',
  fault: 'error',
  tell: 'notify',
  told: 'notified',
  eater: 'diner',
  strew: 'scatter',
  racer: 'contender',
  spell: 'temporary address',
  drop: 'delivery stop',
  door: 'address line, handler',
  knock: 'arrive',
  stake: 'impact',
  trail: 'audit log',
  hem: 'edge',
  leash: 'end with parent',
  anew: 'again',
}

/** Words of our own in comments and titles of tests, and what others say. */
export const PRIVATE_COMMENTS: Readonly<Record<string, string>> = {
  anew: 'again',
  somebody: 'someone',
  whoever: 'anyone who',
  nobody: 'no one',
  beside: 'next to',
  stands: 'is',
  told: 'notified',
  tells: 'reports',
  fault: 'error',
  door: 'address line, handler',
}

/** What is read as the customer's own words: there a wish is a wish. */
const OWN_WORDS = /^src\/features\/suggestions\//

const isOwnWord = (word: string, file: string): boolean => word === 'wish' && OWN_WORDS.test(file)

/** The private word that a word is, with or without an -s. */
const privateNameOf = (word: string): string | undefined =>
  [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((one) =>
    Object.hasOwn(PRIVATE_NAMES, one),
  )

/** The words of a name: `holdKitchenDays` has hold, kitchen and days. */
export const wordsOf = (name: string): string[] =>
  name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())

const isName = ({ type }: SyntaxNode): boolean => type === 'Identifier' || type === 'JSXIdentifier'

/** Every use of a name; `{ name }` alone is one, although it names a property and what it has. */
function eachName(node: SyntaxNode, use: (name: string) => void): void {
  if (isName(node) && typeof node['name'] === 'string') use(node['name'])
  let last: SyntaxNode | undefined
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue
      const isShorthand = last !== undefined && isName(last) && last.start === child.start
      if (!isShorthand) eachName(child, use)
      last = child
    }
  }
}

function add(to: Record<string, number>, word: string): void {
  to[word] = (to[word] ?? 0) + 1
}

const TEST_CALLS = new Set(['it', 'test', 'describe'])

/** The titles of tests: the first argument of `it`, `test.each(...)` and the like. */
function titlesIn(program: SyntaxNode): string[] {
  const titles: string[] = []
  walk(program, (node) => {
    if (node.type !== 'CallExpression' || !TEST_CALLS.has(baseOf(node['callee']))) return
    titles.push(textOf((node['arguments'] as unknown[])[0]) ?? '')
  })
  return titles
}

/** `it` of `it`, `it.skipIf` and `it.each(rows)`. */
function baseOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (isName(node)) return String(node['name'])
  return baseOf(node['object'] ?? node['callee'])
}

const lowerWords = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/** How often each private word is used in names, and in comments and titles of tests. */
export function countPrivateWords({ file, program, comments }: ParsedFile): {
  names: Record<string, number>
  comments: Record<string, number>
} {
  const counts = { names: {} as Record<string, number>, comments: {} as Record<string, number> }
  eachName(program, (name) => {
    for (const word of wordsOf(name)) {
      const known = privateNameOf(word)
      if (known !== undefined && !isOwnWord(known, file)) add(counts.names, known)
    }
  })
  const texts = [...comments.map(({ value }) => value), ...titlesIn(program)]
  for (const word of texts.flatMap(lowerWords)) {
    if (Object.hasOwn(PRIVATE_COMMENTS, word)) add(counts.comments, word)
  }
  return counts
}

/** Code and tests in TypeScript, wherever they are; what is generated has others' words. */
export const hasOurWords = ({ file }: SourceFile): boolean =>
  /\.tsx?$/.test(file) && !/\.gen\.tsx?$|\.d\.ts$|^tools\/house\//.test(file)
