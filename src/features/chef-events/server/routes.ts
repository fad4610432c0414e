import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { createChefEvent } from './create-chef-event.ts'
import { listChefEvents } from './list-chef-events.ts'

export const chefEventRoutes: ServedEndpoint[] = [
  serveRead(contract.listChefEvents, listChefEvents),
  serveWrite(contract.createChefEvent, createChefEvent),
]
