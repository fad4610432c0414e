import { serveOwn, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import * as missed from '../missed-contract.ts'
import * as runs from '../runs-contract.ts'
import { getBoard } from './get-board.ts'
import { listMissedDays } from './missed/list-missed-days.ts'
import { takeMoneyInstead } from './missed/take-money-instead.ts'
import { assignRuns } from './runs/assign-runs.ts'
import { createDriver, removeDriver } from './runs/drivers.ts'
import { getDriverRun } from './runs/get-driver-run.ts'
import { getRuns } from './runs/get-runs.ts'
import type { RunSettings } from './runs/link.ts'
import { deliverStop, failStop, markArrived } from './runs/stops.ts'
import { bumpTicket } from './steps/bump-ticket.ts'
import { markTicketArrived } from './steps/mark-ticket-arrived.ts'
import { recallTicket } from './steps/recall-ticket.ts'
import { tickLine } from './steps/tick-line.ts'

export const kitchenBoardRoutes = (settings: RunSettings): ServedEndpoint[] => [
  serveRead(contract.getBoard, getBoard),
  serveWrite(contract.bumpTicket, bumpTicket),
  serveWrite(contract.recallTicket, recallTicket),
  serveWrite(contract.markTicketArrived, markTicketArrived),
  serveWrite(contract.tickLine, tickLine),
  serveWrite(runs.createDriver, createDriver),
  serveWrite(runs.removeDriver, removeDriver),
  serveRead(runs.getRuns, getRuns(settings)),
  serveWrite(runs.assignRuns, assignRuns(settings)),
  serveRead(runs.getDriverRun, getDriverRun),
  serveOwn(runs.deliverStop, deliverStop),
  serveWrite(runs.failStop, failStop),
  serveWrite(runs.markArrived, markArrived),
  serveRead(missed.listMissedDays, listMissedDays),
  serveWrite(missed.takeMoneyInstead, takeMoneyInstead),
]
