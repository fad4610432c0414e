import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import { createChefEvent as createContract } from '../contract.ts'
import { listChefEvents as listContract } from '../list-contract.ts'
import { createChefEvent } from './create-chef-event.ts'
import { listChefEvents } from './list-chef-events.ts'

export const chefEventRoutes: ServedEndpoint[] = [
  serveRead(listContract, listChefEvents),
  serveWrite(createContract, createChefEvent),
]
