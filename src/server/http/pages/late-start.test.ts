import { Script } from 'node:vm'
import { expect, it } from 'vitest'
import { startLate } from './late-start.ts'

const page = (preload: string, entry: string): string =>
  `<!doctype html><html><head>${preload}<link rel="preload" as="image" href="/plate.svg"/></head>` +
  `<body><main></main>${entry}<script>after()</script></body></html>`

it('names the scripts of a page without asking for them, and brings what starts them', () => {
  const { html, scripts } = startLate({
    html: page(
      '<link rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>',
      '<script type="module" async="" src="/assets/index.js"></script>',
    ),
    scripts: ['after()'],
  })
  const [keeper = '', starter = ''] = Array.from(
    html.matchAll(/<script>([^]+?)<\/script>/g),
    ([, script]) => script,
  )
  expect(html.startsWith(`<!doctype html><html><head><script>${keeper}</script><link`)).toBe(true)
  expect(
    html.replace(`<script>${keeper}</script>`, '').replace(`<script>${starter}</script>`, ''),
  ).toBe(
    page(
      '<link data-rel="modulepreload" href="/assets/a.js" fetchPriority="low"/>',
      '<script type="module" async="" data-src="/assets/index.js"></script>',
    ),
  )
  expect(scripts).toEqual(['after()', keeper, starter])
  for (const script of [keeper, starter]) {
    expect(() => new Script(script)).not.toThrow()
    expect(script).not.toContain('//')
  }
})

it('leaves a page without scripts as it is', () => {
  const html = page('<link rel="modulepreload" href="/assets/a.js"/>', '')
  expect(startLate({ html, scripts: [] })).toEqual({ html, scripts: [] })
})
