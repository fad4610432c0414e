import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { changeKitchenSetup, getKitchenSetup, openKitchen } from './setup.ts'

export const kitchenSetupRoutes: ServedEndpoint[] = [
  serveRead(contract.getKitchenSetup, getKitchenSetup),
  serveWrite(contract.changeKitchenSetup, changeKitchenSetup),
  serveWrite(contract.openKitchen, openKitchen),
]
