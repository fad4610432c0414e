import { lineAt, parse, walk, type Check, type SyntaxNode } from './source.ts'

const web = /^src\/(ui|routes|features\/[^/]+\/web)\//
const server = /^src\/(server|features\/[^/]+\/server)\//
const isServerPath = (imported: string) => /^#server\/|\/server\//.test(imported)
const isWebPath = (imported: string) => /^#ui\/|\/(web|ui)\//.test(imported)

function isRefused(file: string, imported: string): boolean {
  if (/\.test\.tsx?$/.test(file)) return false
  if (web.test(file)) return isServerPath(imported) || imported.startsWith('node:')
  if (server.test(file)) return isWebPath(imported)
  return file.startsWith('src/shared/') && imported.startsWith('#')
}

/** The linter sees written imports only; `import()` keeps to the same walls. */
export const findLazyImports: Check = (files) =>
  files
    .filter(({ file }) => /^src\/.*\.tsx?$/.test(file))
    .flatMap((source) => {
      if (!source.text.includes('import(')) return []
      const found: { file: string; line: number; message: string }[] = []
      walk(parse(source), (node) => {
        if (node.type !== 'ImportExpression') return
        const imported = String((node['source'] as SyntaxNode)['value'])
        if (!isRefused(source.file, imported)) return
        const line = lineAt(source.text, node.start)
        found.push({ file: source.file, line, message: `import('${imported}') crosses a wall` })
      })
      return found
    })
