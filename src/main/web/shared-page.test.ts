import { expect, it } from 'vitest'
import { findSharedPage } from './shared-page.ts'

it.each([
  ['/', '/'],
  ['/?utm_source=newsletter', '/'],
  ['/about', '/about'],
  ['/ABOUT', '/about'],
  ['/%61bout', '/about'],
  ['/about/', '/about'],
  ['/about?x=1', '/about'],
  ['/meal-plans?plan=2&x=3', '/meal-plans?plan=2'],
  ['/meal-plans?plan=none', '/meal-plans'],
  ['/login?redirect=%2Fdashboard', '/login?redirect=/dashboard'],
])('%s is the page %s', (url, address) => {
  expect(findSharedPage(url)).toEqual({ address, hasParameters: false })
})

it.each(['/nothing', '/about/nothing', '/wp-login.php', '/.env', '//[', '/%', '/\\', '/404'])(
  '%s is the page of all unknown addresses',
  (url) => {
    expect(findSharedPage(url)).toEqual({ address: '/404', hasParameters: false })
  },
)

it('an address with a key in it is a page of its own', () => {
  expect(findSharedPage('/offer/aB1')).toEqual({ address: '/offer/aB1', hasParameters: true })
})

it.each(['/dashboard', '/admin/users', '/Admin', '/run/key'])('%s is shared with no one', (url) => {
  expect(findSharedPage(url)).toBeUndefined()
})
