import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Hono } from 'hono'
import type { Env } from '#server/http/app.ts'
import { root } from '#server/files/places.ts'
import { JSON_TYPE } from '#server/http/answers/outgoing.ts'
import { describeApi, type ApiDocument } from '#server/http/openapi.ts'
import { renderApiPage, STYLE } from './api-page.ts'
import { refusalStatusOf } from './refusal-statuses.ts'
import type { Composition } from '../compose.ts'

type Served = Pick<Composition, 'endpoints' | 'say'>

const PACKAGE = path.join(root, 'package.json')

const DESCRIPTION = [
  'Everything the pages of Sufra can do, over JSON.',
  'Amounts are AED, days are yyyy-MM-dd in Asia/Dubai, instants are ISO 8601 in UTC.',
  'Texts come in the language of the cookie `language`, else of Accept-Language: English or Arabic.',
].join(' ')

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

function describeServed({ endpoints, say }: Served): ApiDocument {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
  return describeApi(
    endpoints.map(({ endpoint }) => endpoint),
    { say, statusOf: refusalStatusOf },
    { title: 'Sufra API', version, description: DESCRIPTION },
  )
}

/** `/api/openapi.json` for programs, `/api/docs` for people. Both are written once, when first read. */
export function mountApiDocs(app: Hono<Env>, served: Served): void {
  let document: ApiDocument | undefined
  let text: string | undefined
  let page: Promise<string> | undefined
  const read = () => (document ??= describeServed(served))
  app.get('/api/openapi.json', (c) => {
    text ??= JSON.stringify(read())
    return c.body(text, 200, JSON_TYPE)
  })
  app.get('/api/docs', async (c) => {
    page ??= renderApiPage(read())
    return c.body(await page, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
    })
  })
}
