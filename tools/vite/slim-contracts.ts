import type { Plugin } from 'vite'

/** What a call needs of an endpoint stays; what only the server and the API reference read goes. */
const SERVER_ONLY = new Set(['params', 'query', 'body', 'output', 'summary', 'refusals'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

interface Property extends Node {
  key: { name?: string }
}

/**
 * Takes the schemas out of every `endpoint({ … })` of the browser's bundle: a form validates by the
 * schema it imports itself, and a page without a form does not load the schema library.
 */
export function slimContracts(): Plugin {
  return {
    name: 'sufra:slim-contracts',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/features\/[^/]+\/[^/]*contract\.ts$/ },
      order: 'post',
      handler(code) {
        const cuts: [number, number][] = []
        walk(this.parse(code), (node) => {
          if (isEndpointCall(node)) cuts.push(...serverOnlyParts(node, code))
        })
        return { code: without(code, cuts), map: null }
      },
    },
  }
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit))
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) visit(node as Node)
  for (const child of Object.values(node)) walk(child, visit)
}

const isEndpointCall = (node: Node): boolean =>
  node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'endpoint'

function serverOnlyParts(node: Node, code: string): [number, number][] {
  const [parts] = node['arguments'] as { properties?: Property[] }[]
  return (parts?.properties ?? [])
    .filter(({ key }) => key?.name !== undefined && SERVER_ONLY.has(key.name))
    .map(({ start, end }) => [
      start,
      /^\s*,/.exec(code.slice(end)) ? code.indexOf(',', end) + 1 : end,
    ])
}

function without(code: string, cuts: readonly [number, number][]): string {
  let slim = ''
  let from = 0
  for (const [start, end] of cuts.toSorted((a, b) => a[0] - b[0])) {
    slim += code.slice(from, start)
    from = end
  }
  return slim + code.slice(from)
}
