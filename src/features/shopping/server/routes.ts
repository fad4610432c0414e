import { serveEach } from '#server/http/serve-each.ts'
import { servePurchase, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import { collectCash, type PaymentParts } from '#features/payments/server/public.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import * as orders from '../orders-contract.ts'
import { exportOrdersToPack } from './admin/export-orders.ts'
import { getOrderToPack, listOrdersToPack } from './admin/list-orders-to-pack.ts'
import { moveIngredientOrder } from './admin/move-order.ts'
import {
  changeListServings,
  changeShoppingList,
  deleteShoppingList,
  putBackListItem,
  removeListExtra,
  saveListExtra,
  tickListItem,
} from './lists/change-list.ts'
import { createShoppingList } from './lists/create-list.ts'
import { getShoppingList, getShoppingListText, listShoppingLists } from './lists/get-lists.ts'
import { chooseAfterMiss } from './missed/choose-after-miss.ts'
import { getIngredientOrder, listIngredientOrders } from './orders/list-orders.ts'
import { cancelIngredientOrder } from './orders/move-order.ts'
import { lockOrders } from './orders/order-store.ts'
import { isPlacedOrderOver, placeIngredientOrder } from './orders/place-order.ts'
import { quoteIngredients, reorderIngredients } from './orders/quote-order.ts'

export const shoppingRoutes = (payments: PaymentParts): ServedEndpoint[] => [
  serveWrite(contract.createShoppingList, createShoppingList),
  serveRead(contract.listShoppingLists, listShoppingLists),
  serveRead(contract.getShoppingList, getShoppingList),
  serveRead(contract.getShoppingListText, getShoppingListText),
  serveWrite(contract.changeShoppingList, changeShoppingList),
  serveWrite(contract.deleteShoppingList, deleteShoppingList),
  serveWrite(contract.changeListServings, changeListServings),
  serveWrite(contract.tickListItem, tickListItem),
  serveWrite(contract.putBackListItem, putBackListItem),
  serveWrite(contract.saveListExtra, saveListExtra),
  serveWrite(contract.removeListExtra, removeListExtra),
  serveRead(orders.quoteIngredients, quoteIngredients),
  servePurchase(orders.placeIngredientOrder, placeIngredientOrder, isPlacedOrderOver),
  serveRead(orders.listIngredientOrders, listIngredientOrders),
  serveRead(orders.getIngredientOrder, getIngredientOrder),
  serveWrite(orders.cancelIngredientOrder, cancelIngredientOrder),
  serveWrite(orders.chooseAfterMiss, chooseAfterMiss),
  serveRead(orders.reorderIngredients, reorderIngredients),
  serveRead(admin.listOrdersToPack, listOrdersToPack),
  serveRead(admin.exportOrdersToPack, exportOrdersToPack),
  serveRead(admin.getOrderToPack, getOrderToPack),
  serveWrite(admin.moveIngredientOrder, moveIngredientOrder(collectCash(payments))),
  serveEach(admin.moveIngredientOrders, moveIngredientOrder(collectCash(payments)), {
    lockAll: lockOrders,
  }),
]
