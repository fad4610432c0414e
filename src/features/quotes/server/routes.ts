import { serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { createCustomQuote } from './create-custom-quote.ts'

export const quoteRoutes: ServedEndpoint[] = [
  serveWrite(contract.createCustomQuote, createCustomQuote),
]
