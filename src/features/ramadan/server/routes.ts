import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { listRamadanTables } from './list-tables.ts'
import { getRamadan, shiftRamadan } from './shift-ramadan.ts'

export const ramadanRoutes: ServedEndpoint[] = [
  serveRead(contract.listRamadanTables, listRamadanTables),
  serveRead(contract.getRamadan, getRamadan),
  serveWrite(contract.shiftRamadan, shiftRamadan),
]
