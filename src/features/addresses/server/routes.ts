import { serveKept } from '#server/http/kept/serve-kept.ts'
import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { changeAddress, replaceAddress } from './change-address.ts'
import { createAddress } from './create-address.ts'
import { deleteAddress } from './delete-address.ts'
import { listAddresses } from './list-addresses.ts'
import { listAreas } from './list-areas.ts'

export const addressRoutes: ServedEndpoint[] = [
  serveKept(contract.listAreas, listAreas),
  serveRead(contract.listAddresses, listAddresses),
  serveWrite(contract.createAddress, createAddress),
  serveWrite(contract.changeAddress, changeAddress),
  serveWrite(contract.replaceAddress, replaceAddress),
  serveWrite(contract.deleteAddress, deleteAddress),
]
