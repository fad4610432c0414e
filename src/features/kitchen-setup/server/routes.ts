import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { askForReview, withdrawReview } from './review.ts'
import { changeKitchenSetup, getKitchenSetup } from './setup.ts'

export const kitchenSetupRoutes: ServedEndpoint[] = [
  serveRead(contract.getKitchenSetup, getKitchenSetup),
  serveWrite(contract.changeKitchenSetup, changeKitchenSetup),
  serveWrite(contract.askForReview, askForReview),
  serveWrite(contract.withdrawReview, withdrawReview),
]
