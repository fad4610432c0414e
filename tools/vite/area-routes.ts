import path from 'node:path'
import type { Plugin } from 'vite'
import { areaOf, type Area } from '../../src/main/web/area-of.ts'

const TREE = path.resolve('src/main/web/route-tree.gen.ts')
const TREE_FILE = /\/route-tree\.gen\.ts(?:\?area=(\w+))?$/
const AREA_MODULE = /^virtual:area\/(\w+)$/
const PAGE = /\/src\/routes\/([\w-]+)[^?]*\?tsr-split=component/

/** A top-level statement of the generated file, by the name that it declares. */
type Statements = Map<string, string>

interface TreeNode {
  start: number
  end: number
  specifiers?: { local: { type: string; name?: string } }[]
  declaration?: TreeNode | null
  declarations?: { id: { type: string; name?: string } }[]
}

/**
 * Cuts the generated tree of routes for the browser: `route-tree.gen.ts` keeps what everyone
 * loads, `virtual:area/NAME` offers the routes of one area. The server has them all.
 */
export function areaRoutes(): Plugin {
  return {
    name: 'sufra:area-routes',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: AREA_MODULE },
      handler: (id) => `${TREE}?area=${AREA_MODULE.exec(id)?.[1] ?? ''}`,
    },
    transform: {
      filter: { id: [TREE_FILE, PAGE] },
      order: 'post',
      handler(code, id) {
        const area = areaOf(`/${PAGE.exec(id)?.[1] ?? ''}`)
        // The server names what a page imports, so the routes of its area load next to it.
        if (area) return { code: `${code}\nimport 'virtual:area/${area}'`, map: null }
        const tree = TREE_FILE.exec(id)
        if (!tree) return null
        const cut = cutTree(code, this.parse(code).body, tree[1] as Area)
        return { code: cut, map: null }
      },
    },
  }
}

const nameOf = ({ specifiers, declaration, declarations }: TreeNode): string =>
  specifiers?.[0]?.local.name ??
  (declaration ? nameOf(declaration) : (declarations?.[0]?.id.name ?? ''))

/** The tree of everyone, or the routes of one area, out of the generated file. */
export function cutTree(code: string, nodes: readonly TreeNode[], area: Area | undefined): string {
  const statements: Statements = new Map(
    nodes.map((node) => [nameOf(node), code.slice(node.start, node.end)]),
  )
  const children = statements.get('rootRouteChildren') ?? ''
  const own = [...children.slice(children.indexOf('= {')).matchAll(/(\w+)(?:: (\w+))?/g)]
    .map(([text, name = '', value = name]) => ({ text, name, value }))
    .filter(({ name }) => areaOf(idOf(statements.get(name) ?? '')) === area)
  if (own.length === 0) throw new Error(`No route of the generated tree is in ${area ?? 'all'}.`)
  if (area === undefined) {
    const kept = own.map(({ text }) => text).join(', ')
    statements.set('rootRouteChildren', `const rootRouteChildren = { ${kept} }`)
    return withWhatTheyUse(['routeTree'], statements)
  }
  const values = own.map(({ value }) => value)
  return `${withWhatTheyUse(values, statements)}\nexport const routes = [${values.join(', ')}]\n`
}

const idOf = (statement: string): string => /id: ["']([^"']+)["']/.exec(statement)?.[1] ?? ''

/** The statements of these names and, again and again, those whose names they call. */
function withWhatTheyUse(names: readonly string[], statements: Statements): string {
  const kept = new Set<string>()
  const keep = (name: string): void => {
    const text = statements.get(name)
    if (text === undefined || kept.has(name)) return
    kept.add(name)
    for (const [word] of text.matchAll(/\w+/g)) keep(word)
  }
  names.forEach(keep)
  return [...statements].flatMap(([name, text]) => (kept.has(name) ? [text] : [])).join('\n')
}
