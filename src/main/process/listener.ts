import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendPrepared, type Prepared } from '#server/http/answers/prepared-answer.ts'
import { failureOf, type Failure, type SayRefusal } from '#server/http/errors.ts'
import type { KeptAnswers } from '#server/http/kept/kept-answers.ts'
import type { Pages } from '#server/http/pages/pages.ts'
import type { Log } from '#server/log.ts'

interface ListenerParts {
  findFile: (urlPath: string) => Prepared | undefined
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>
  kept: Pick<KeptAnswers, 'send'>
  pages: Pages
  say: SayRefusal
  log: Log
}

/** Answered by code and not by a file or a page. */
const HANDLED = /^\/(api|plates|calendar|simulator|healthz|readyz)(\/|\?|$)/

/** Files, pages and handlers behind one listener: what is in memory first, it is most of it. */
export const createListener =
  ({ findFile, handle, kept, pages, say, log }: ListenerParts): RequestListener =>
  (request, response): void => {
    const url = request.url ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!url.startsWith('/')) return void response.writeHead(400).end()
    if (isRead && kept.send(request, response)) return
    if (!isRead || HANDLED.test(url)) return void handle(request, response)
    const file = findFile(url.split('?', 1)[0] ?? url)
    if (file) return sendPrepared(request, response, file)
    if (pages.sendSaved(request, response)) return
    pages.sendRendered(request, response).catch((error: unknown) => {
      const failure = failureOf(error, say, pages.languageOf(request), 'none', log)
      if (!response.headersSent) response.writeHead(failure.status, headersOf(failure))
      response.end(failure.body.message)
    })
  }

const headersOf = ({ retryAfterSeconds }: Failure) => ({
  'content-type': 'text/plain; charset=utf-8',
  ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
})
