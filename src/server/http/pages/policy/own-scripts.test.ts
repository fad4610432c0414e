import { expect, it } from 'vitest'
import { hashOf, takeOwnScripts } from './own-scripts.ts'
import { pageHeaders } from './page-headers.ts'

const NONCE = '0123456789abcdef'
const EVIL = 'alert(document.cookie)'
const own = (script: string) => `<script nonce="${NONCE}">${script}</script>`

const policyOf = (html: string): string => {
  const { scripts } = takeOwnScripts(html, NONCE)
  return pageHeaders(scripts, { hasStripe: false })['content-security-policy'] ?? ''
}

it('the scripts of the renderer are named, and the nonce leaves the page', () => {
  const page = takeOwnScripts(`<p>${own('start()')}</p>`, NONCE)
  expect(page).toEqual({ html: '<p><script>start()</script></p>', scripts: ['start()'] })
  expect(policyOf(own('start()'))).toContain(hashOf('start()'))
})

it.each([
  `<script>${EVIL}</script>`,
  `<script nonce>${EVIL}</script>`,
  `<script nonce="guess">${EVIL}</script>`,
  `<script data-nonce="${NONCE}">${EVIL}</script>`,
  // Data that breaks out of the renderer's own script.
  own(`data = "</script><script>${EVIL}</script>"`),
])('an injected script has no hash: %s', (injected) => {
  const policy = policyOf(`${own('start()')}${injected}`)
  expect(policy).not.toContain(hashOf(EVIL))
  expect(policy).not.toContain('nonce-')
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})
