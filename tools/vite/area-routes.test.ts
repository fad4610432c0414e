import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { areaOf, areaSteps, type Area } from '../../src/main/web/area-of.ts'
import { cutTree } from './area-routes.ts'

const code = readFileSync('src/main/web/route-tree.gen.ts', 'utf8')
const { body } = parseAst(code, { lang: 'ts' })
const filesOf = (area: Area | undefined): string[] =>
  [...cutTree(code, body, area).matchAll(/'\.\/\.\.\/\.\.\/routes\/([^']+)'/g)].map(
    ([, file = '']) => file,
  )
const areas = [...new Set(areaSteps().map(([, area]) => area))]

describe('the tree of routes, cut for the browser', () => {
  it('has every route in one part', () => {
    const all = [...code.matchAll(/'\.\/\.\.\/\.\.\/routes\/([^']+)'/g)].map(
      ([, file = '']) => file,
    )
    const parts = [undefined, ...areas].flatMap((area) =>
      filesOf(area).filter((file) => area === undefined || file !== '__root'),
    )
    expect(parts.toSorted()).toEqual(all.toSorted())
  })

  it('leaves to everybody what has no area', () => {
    const steps = filesOf(undefined).map((file) => file.split(/[/.]/, 1)[0])
    expect(new Set(steps)).toEqual(new Set(['__root', '_site', 'login']))
  })

  it('lays an area by the first step of its path', () => {
    expect(filesOf('kitchens')).toContain('run.$token')
    expect(areaOf('/Admin/audit')).toBe('admin')
    expect(areaOf('/administration')).toBeUndefined()
    expect(areaOf('/')).toBeUndefined()
  })
})
