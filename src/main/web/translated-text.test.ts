import { beforeAll, expect, it, vi } from 'vitest'
import { allowTranslatedText } from './translated-text.ts'

/** As much of a page's tree as matters here, as strict as that of a browser. */
class Tree {
  parentNode: Tree | null = null
  nodes: Tree[] = []
  name: string
  constructor(name: string) {
    this.name = name
  }
  insertBefore(child: Tree, next: Tree | null): Tree {
    const at = next ? this.nodes.indexOf(next) : this.nodes.length
    if (at === -1) throw new Error('NotFoundError')
    this.nodes.splice(at, 0, child)
    child.parentNode = this
    return child
  }
  removeChild(child: Tree): Tree {
    const at = this.nodes.indexOf(child)
    if (at === -1) throw new Error('NotFoundError')
    this.nodes.splice(at, 1)
    child.parentNode = null
    return child
  }
}

type Way = 'not' | 'around' | 'instead'

/** An icon and a text in a button, of which the text may have been translated. */
function buttonWith(way: Way) {
  const [button, icon, text] = [new Tree('button'), new Tree('icon'), new Tree('text')]
  button.insertBefore(icon, null)
  button.insertBefore(text, null)
  if (way === 'not') return { button, text }
  const [outer, inner] = [new Tree('font'), new Tree('font')]
  button.removeChild(text)
  button.insertBefore(outer, null)
  outer.insertBefore(inner, null)
  inner.insertBefore(way === 'around' ? text : new Tree('translated'), null)
  return { button, text }
}

const namesIn = ({ nodes }: Tree) => nodes.map(({ name }) => name)

beforeAll(() => {
  vi.stubGlobal('Node', Tree)
  allowTranslatedText()
})

it.each([
  ['not', ['icon']],
  ['around', ['icon']],
  ['instead', ['icon', 'font']],
] as const)('removes a text that is translated by elements: %s', (way, left) => {
  const { button, text } = buttonWith(way)
  expect(button.removeChild(text)).toBe(text)
  expect(namesIn(button)).toEqual(left)
})

it.each([
  ['not', ['icon', 'spinner', 'text']],
  ['around', ['icon', 'spinner', 'font']],
  ['instead', ['icon', 'font', 'spinner']],
] as const)('inserts before a text that is translated by elements: %s', (way, left) => {
  const { button, text } = buttonWith(way)
  button.insertBefore(new Tree('spinner'), text)
  expect(namesIn(button)).toEqual(left)
})
