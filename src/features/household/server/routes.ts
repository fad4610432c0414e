import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { deleteMember } from './delete-member.ts'
import { findIngredients } from './find-ingredients.ts'
import { getHousehold } from './get-household.ts'
import { createMember, replaceMember } from './save-member.ts'

export const householdRoutes: ServedEndpoint[] = [
  serveRead(contract.getHousehold, getHousehold),
  serveWrite(contract.createMember, createMember),
  serveWrite(contract.replaceMember, replaceMember),
  serveWrite(contract.deleteMember, deleteMember),
  serveRead(contract.findIngredients, findIngredients),
]
