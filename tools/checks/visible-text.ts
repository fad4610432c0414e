import { lineAt, parse, walk, type Check, type SyntaxNode } from './source.ts'

const screens = /^src\/(routes|ui|main\/web|features\/[^/]+\/web)\/.*\.tsx$/
const exempt = /gallery|\.test\.tsx$/
const readableAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])
const letters = /\p{Letter}{2}/u
const sameInBothLanguages = new Set(['AED', 'USDT', 'WhatsApp', 'PayPal', 'Stripe'])

const isReadable = (text: string) => letters.test(text) && !sameInBothLanguages.has(text.trim())

function isText(node: SyntaxNode): boolean {
  return node.type === 'Literal' && typeof node['value'] === 'string' && isReadable(node['value'])
}

function isShown(node: SyntaxNode, parents: SyntaxNode[]): boolean {
  if (node.type === 'JSXText') return isReadable(String(node['value']))
  if (!isText(node)) return false
  const isInside = (type: string) => parents.at(-1)?.type === type
  if (isInside('JSXExpressionContainer')) {
    const owner = parents.at(-2)
    return owner?.type === 'JSXElement' || owner?.type === 'JSXFragment'
  }
  const name = parents.at(-1)?.['name'] as { name?: unknown } | undefined
  return isInside('JSXAttribute') && readableAttributes.has(String(name?.name))
}

/** What a person reads comes from a `messages.ts`, in both languages. */
export const findVisibleTexts: Check = (files) =>
  files
    .filter(({ file }) => screens.test(file) && !exempt.test(file))
    .flatMap((source) => {
      const found: { file: string; line: number; message: string }[] = []
      walk(parse(source), (node, parents) => {
        if (!isShown(node, parents)) return
        const text = String(node['value']).trim().slice(0, 40)
        const line = lineAt(source.text, node.start)
        found.push({ file: source.file, line, message: `"${text}" belongs into messages.ts` })
      })
      return found
    })
