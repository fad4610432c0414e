import type { Serving } from '../composition.ts'
import { american, fusion, mexican } from './american.ts'
import { chinese, japanese, korean } from './east-asian.ts'
import { emirati } from './emirati.ts'
import { french, greek, spanish } from './european.ts'
import { indian, pakistani } from './indian.ts'
import { italian } from './italian.ts'
import { lebanese, middleEastern } from './levant.ts'
import { mediterranean } from './mediterranean.ts'
import { filipino, thai, vietnamese } from './south-east-asian.ts'

/** The dishes drawn by hand, by the id of the dish. */
const servings: Readonly<Record<string, Serving>> = {
  ...american,
  ...chinese,
  ...emirati,
  ...filipino,
  ...french,
  ...fusion,
  ...greek,
  ...indian,
  ...italian,
  ...japanese,
  ...korean,
  ...lebanese,
  ...mediterranean,
  ...mexican,
  ...middleEastern,
  ...pakistani,
  ...spanish,
  ...thai,
  ...vietnamese,
}

export function findServing(dishId: string): Serving | undefined {
  return Object.hasOwn(servings, dishId) ? servings[dishId] : undefined
}

export const servingIds = Object.keys(servings)
