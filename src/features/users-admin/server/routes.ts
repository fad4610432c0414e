import { serveEach } from '#server/http/serve-each.ts'
import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import {
  changeRole,
  endUserSessions,
  liftSuspension,
  resetSecondFactor,
  suspendUser,
} from './change-user.ts'
import { exportUsers } from './export-users.ts'
import { getUser } from './get-user.ts'
import { listUsers } from './list-users.ts'

export const userAdminRoutes: ServedEndpoint[] = [
  serveRead(contract.listUsers, listUsers),
  serveRead(contract.exportUsers, exportUsers),
  serveRead(contract.getUser, getUser),
  serveWrite(contract.changeRole, changeRole),
  serveWrite(contract.suspendUser, suspendUser),
  serveWrite(contract.liftSuspension, liftSuspension),
  serveEach(contract.suspendUsers, suspendUser),
  serveEach(contract.liftSuspensions, liftSuspension),
  serveWrite(contract.endUserSessions, endUserSessions),
  serveWrite(contract.resetSecondFactor, resetSecondFactor),
]
