import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { eraseAccount, getErasure } from './erase-account.ts'

export const erasureRoutes: ServedEndpoint[] = [
  serveRead(contract.getErasure, getErasure),
  serveWrite(contract.eraseAccount, eraseAccount),
]
