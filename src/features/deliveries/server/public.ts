export { movesToWeekdays, type DayMove } from '../change-rules.ts'
export {
  endTemporaryAddress,
  findAddressName,
  insertTemporaryAddress,
  listTemporaryAddresses,
  setAddress,
  type TemporaryAddress,
} from './changes/address-store.ts'
export {
  previewDayAddress,
  setDayAddress,
  setDayAddressBack,
  type DayAddressFacts,
} from './changes/day-address.ts'
export { moveDays } from './changes/move-days.ts'
export { moveDeliveryBack, type MoveFacts } from './changes/move-delivery.ts'
export { ensureReach } from './changes/reach.ts'
export { notifyPages } from './changes/notify-pages.ts'
export { addRefundedSixths, updateDayStatus } from './stops/stop-store.ts'
export { deliveriesBetween, type Delivery } from './reading/get-delivery-week.ts'
export { forgetMealsWithoutDay } from './changes/move-store.ts'
export {
  findLockOf,
  listMissedDays,
  listRemedies,
  listUnusedAmends,
  setMadeGood,
} from './missed/missed-store.ts'
export { undoAmends } from './missed/undo-amends.ts'
export { refundUnserved, takeMealsOff } from './missed/unserved.ts'
export { countRefunded, giveBackDays, remainderOf, withdrawDays } from './skipping/give-back.ts'
export { deleteMeals, insertMeals, substituteChosenDish, updateMeal } from './meals/chosen-store.ts'
export { lockPlannedDays, setCutoff } from './planning/cutoff-store.ts'
export { deliveryJobs } from './jobs.ts'
export {
  giveBackToEnd,
  planMissedAgain,
  planUnservedAgain,
  previewGiveBack,
  type MovedDay,
} from './planning/plan-again.ts'
export { restoreDays } from './planning/restore-days.ts'
export { announcePlan, listenToPlans, type PlanListener } from './planning/plan-listener.ts'
export { importDays, planDays, planOrderedDays } from './planning/plan-days.ts'
export { findAddressPlan } from './planning/planning-store.ts'
export { deliveryRoutes } from './routes.ts'
export { findReceipt, findReceiptByNumber, insertReceipt, listReceipts } from './receipt-store.ts'
export { findAndLockDaysAround, findAndLockDays, instantAfterWaiting } from './lock-days.ts'
export { findCycleDays, listLedgerRows, lockDays, type LedgerRow } from './store.ts'
export { refuseCutoff, skipDelivery } from './skipping/skip-delivery.ts'
export { deliveryTemplates } from './templates.ts'
export { listPaidDays } from './places/paid-read-model.ts'
export { lockExtraPlaces, settleExtraPlaces } from './places/extra-places.ts'
export { unskipDelivery } from './skipping/unskip-delivery.ts'
export { listenToWithdrawals, type WithdrawalListener } from './skipping/withdrawals.ts'
export { countMeals, listCutOffs, type MealsOfDay } from './reading/figures-store.ts'
