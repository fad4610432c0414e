import { serveOwn, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as menu from '../contract.ts'
import * as days from '../days-contract.ts'
import { getOwnKitchen as ownKitchenContract } from '../kitchen-contract.ts'
import * as recipes from '../recipe-contract.ts'
import { closeDays, previewClosing, reopenDays } from './days/close-days.ts'
import { listPlanDays, setDayCapacity } from './days/plan-days.ts'
import { getKitchenSettings, replaceKitchenSettings } from './days/settings.ts'
import { getOwnKitchen } from './get-own-kitchen.ts'
import {
  addDish,
  listCatalogue,
  listKitchenMenu,
  orderMenu,
  priceDish,
} from './menu/change-menu.ts'
import { previewSoldOut, setAvailability, withdrawDish } from './menu/set-availability.ts'
import { getDishFacts } from './recipes/compute-facts.ts'
import { createDish } from './recipes/create-dish.ts'
import { getRecipe } from './recipes/get-recipe.ts'
import { previewRecipe, replaceRecipe } from './recipes/replace-recipe.ts'
import { setDishPhoto } from './recipes/set-photo.ts'

export const kitchenMenuRoutes: ServedEndpoint[] = [
  serveRead(ownKitchenContract, getOwnKitchen),
  serveRead(menu.listKitchenMenu, listKitchenMenu),
  serveRead(menu.listCatalogue, listCatalogue),
  serveWrite(menu.addDish, addDish),
  serveWrite(menu.orderMenu, orderMenu),
  serveWrite(menu.priceDish, priceDish),
  serveRead(menu.previewSoldOut, previewSoldOut),
  serveOwn(menu.setAvailability, setAvailability),
  serveOwn(menu.withdrawDish, withdrawDish),
  serveRead(recipes.getDishFacts, getDishFacts),
  serveRead(recipes.getRecipe, getRecipe),
  serveWrite(recipes.createDish, createDish),
  serveRead(recipes.previewRecipe, previewRecipe),
  serveOwn(recipes.replaceRecipe, replaceRecipe),
  serveOwn(recipes.setDishPhoto, setDishPhoto),
  serveRead(days.listPlanDays, listPlanDays),
  serveWrite(days.setDayCapacity, setDayCapacity),
  serveRead(days.previewClosing, previewClosing),
  serveOwn(days.closeDays, closeDays),
  serveWrite(days.reopenDays, reopenDays),
  serveRead(days.getKitchenSettings, getKitchenSettings),
  serveWrite(days.replaceKitchenSettings, replaceKitchenSettings),
]
