import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { acceptInvite, getOwnInvite } from './accept.ts'
import { createKitchenWithOwner, getOwnersInvite, inviteOwner, withdrawInvite } from './invite.ts'

export const kitchenInviteRoutes: ServedEndpoint[] = [
  serveWrite(contract.createKitchenWithOwner, createKitchenWithOwner),
  serveRead(contract.getOwnersInvite, getOwnersInvite),
  serveWrite(contract.inviteOwner, inviteOwner),
  serveWrite(contract.withdrawInvite, withdrawInvite),
  serveRead(contract.getOwnInvite, getOwnInvite),
  serveWrite(contract.acceptInvite, acceptInvite),
]
