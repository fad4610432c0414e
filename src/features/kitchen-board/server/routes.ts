import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { getBoard } from './get-board.ts'
import { bumpTicket } from './steps/bump-ticket.ts'
import { knockTicket } from './steps/knock-ticket.ts'
import { recallTicket } from './steps/recall-ticket.ts'
import { tickLine } from './steps/tick-line.ts'

export const kitchenBoardRoutes: ServedEndpoint[] = [
  serveRead(contract.getBoard, getBoard),
  serveWrite(contract.bumpTicket, bumpTicket),
  serveWrite(contract.recallTicket, recallTicket),
  serveWrite(contract.knockTicket, knockTicket),
  serveWrite(contract.tickLine, tickLine),
]
