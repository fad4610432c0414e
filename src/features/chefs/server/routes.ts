import { serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import * as publicContract from '../public-contract.ts'
import {
  changeChefMenu,
  createChefMenu,
  listChefDishes,
  listChefMenus,
  removeChefMenu,
} from './menus/menus.ts'
import { changeChefProfile, getChefProfile } from './profile.ts'
import { getChef, listTestimonials } from './reviews/get-chef.ts'

export const chefRoutes: ServedEndpoint[] = [
  serveRead(contract.getChefProfile, getChefProfile),
  serveWrite(contract.changeChefProfile, changeChefProfile),
  serveRead(contract.listChefMenus, listChefMenus),
  serveWrite(contract.createChefMenu, createChefMenu),
  serveWrite(contract.changeChefMenu, changeChefMenu),
  serveWrite(contract.removeChefMenu, removeChefMenu),
  serveRead(contract.listChefDishes, listChefDishes),
  serveRead(publicContract.getChef, getChef),
  serveRead(publicContract.listTestimonials, listTestimonials),
]
