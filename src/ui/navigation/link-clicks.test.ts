import { expect, test } from 'vitest'
import { addressOf, type LinkClick } from './link-clicks.ts'

const here = new URL('https://sufra.example/plans?days=5')
const plain: LinkClick = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}
const link = (href: string, target = '', isDownload = false) =>
  ({ href, target, hasAttribute: () => isDownload }) as unknown as HTMLAnchorElement

test.each([
  ['/chefs', '/chefs'],
  ['/plans?days=7#bill', '/plans?days=7#bill'],
  ['https://sufra.example/', '/'],
  ['#bill', undefined],
  ['/api/invoices/1', undefined],
  ['https://wa.me/971505550143', undefined],
  ['mailto:hello@sufra.example', undefined],
])('a plain click on %s leads the app to %s', (href, address) => {
  expect(addressOf(plain, link(href), here)).toBe(address)
})

test('new tabs, downloads and handled clicks stay with the browser', () => {
  expect(addressOf({ ...plain, metaKey: true }, link('/chefs'), here)).toBeUndefined()
  expect(addressOf({ ...plain, button: 1 }, link('/chefs'), here)).toBeUndefined()
  expect(addressOf({ ...plain, defaultPrevented: true }, link('/chefs'), here)).toBeUndefined()
  expect(addressOf(plain, link('/chefs', '_blank'), here)).toBeUndefined()
  expect(addressOf(plain, link('/menu.pdf', '', true), here)).toBeUndefined()
})
