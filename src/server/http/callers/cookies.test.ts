import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { expect, it } from 'vitest'
import { languageOf, readCookies } from './cookies.ts'

const api = new Hono().get('/', (c) => c.text(getCookie(c, 'language') ?? ''))

it.each([
  'language=ar',
  'language=ar; language=en',
  'language=en; language=ar',
  'language="ar"',
  'language=%61r',
  'a=b; theme=dark;language=ar',
  'language',
  '=ar',
  ';;',
])(
  'reads cookies as the API does, so that no page is made of two languages: %s',
  async (cookie) => {
    const answer = await api.request('/', { headers: { cookie } })
    expect(readCookies(cookie)['language'] ?? '').toBe(await answer.text())
  },
)

it('goes by the cookie, and without one by the browser', () => {
  expect(languageOf({ cookie: 'language=ar', 'accept-language': 'en' })).toBe('ar')
  expect(languageOf({ 'accept-language': 'ar-AE' })).toBe('ar')
  expect(languageOf({ cookie: 'language=xx' })).toBe('en')
})
