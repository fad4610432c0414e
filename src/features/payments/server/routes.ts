import { serveEach } from '#server/http/serve-each.ts'
import { serveOwn, serveRead, serveWrite, type ServedEndpoint } from '#server/http/serve.ts'
import * as admin from '../admin-contract.ts'
import * as contract from '../contract.ts'
import * as events from '../events-contract.ts'
import * as payouts from '../payout-contract.ts'
import * as refunds from '../refund-contract.ts'
import * as reviews from '../review-contract.ts'
import { listInvoices } from './books/invoices.ts'
import { authenticatePayment } from './cards/authenticate-payment.ts'
import { createCardSetup } from './cards/create-card-setup.ts'
import { receiveCardWebhook } from './cards/receive-webhook.ts'
import { discardEvent, listFailedEvents, retryEvent } from './events/failed-events.ts'
import { checkPayPal } from './requests/check-paypal.ts'
import { receivePayPalWebhook } from './requests/receive-paypal-webhook.ts'
import { getCardSetup } from './cards/refresh-setup.ts'
import { listCustomerPayments, listPaymentMethods } from './listing/list-payments.ts'
import type { PaymentParts } from './parts.ts'
import { listIncidents } from './incidents/incidents.ts'
import { nameRefundAccount, revealRefundAccount } from './refunds/name-account.ts'
import { closeFailedPayout, listFailedPayouts } from './payouts/failed-payouts.ts'
import { listRefundsToPay, payRefund, sendRefundAgain } from './refunds/refunds-to-pay.ts'
import { decidePayment } from './reviews/decide.ts'
import { lookUpPayment } from './reviews/look-up.ts'
import { getPayment } from './reviews/show-payment.ts'
import { confirmPayment } from './admin/confirm-payment.ts'
import { exportPayments } from './admin/export-payments.ts'
import { listPayments } from './admin/list-payments.ts'
import { listPaymentsToSettle } from './admin/list-payments-to-settle.ts'
import { refundByAdmin } from './admin/refund-by-admin.ts'
import { retryPayment } from './admin/retry-payment.ts'
import { getSwitches, switchMethod } from './switches/switch-method.ts'

export const paymentRoutes = (parts: PaymentParts): ServedEndpoint[] => [
  serveRead(contract.listPaymentMethods, listPaymentMethods(parts)),
  serveRead(contract.listOwnPayments, listCustomerPayments(parts)),
  serveRead(contract.listInvoices, listInvoices),
  serveOwn(contract.createCardSetup, createCardSetup(parts)),
  serveOwn(contract.getCardSetup, getCardSetup(parts)),
  serveOwn(contract.authenticatePayment, authenticatePayment(parts)),
  serveOwn(contract.checkPayPal, checkPayPal(parts)),
  serveOwn(contract.receiveCardWebhook, receiveCardWebhook(parts)),
  serveOwn(contract.receivePayPalWebhook, receivePayPalWebhook(parts)),
  serveRead(contract.listPaymentsToSettle, listPaymentsToSettle),
  serveWrite(contract.confirmPayment, confirmPayment(parts)),
  serveRead(refunds.listRefundsToPay, listRefundsToPay),
  serveWrite(refunds.payRefund, payRefund),
  serveWrite(refunds.nameRefundAccount, nameRefundAccount(parts)),
  serveWrite(refunds.revealRefundAccount, revealRefundAccount(parts)),
  serveWrite(refunds.sendRefundAgain, sendRefundAgain),
  serveRead(payouts.listFailedPayouts, listFailedPayouts),
  serveWrite(payouts.closeFailedPayout, closeFailedPayout),
  serveRead(reviews.listIncidents, listIncidents),
  serveRead(reviews.getPayment, getPayment(parts)),
  serveOwn(reviews.lookUpPayment, lookUpPayment(parts)),
  serveWrite(reviews.decidePayment, decidePayment(parts)),
  serveRead(events.listFailedEvents, listFailedEvents),
  serveWrite(events.retryEvent, retryEvent),
  serveWrite(events.discardEvent, discardEvent),
  serveRead(admin.listPayments, listPayments(parts.listeners)),
  serveRead(admin.exportPayments, exportPayments),
  serveRead(admin.getMethodSwitches, getSwitches(parts.gateways)),
  serveWrite(admin.switchMethod, switchMethod(parts.gateways)),
  serveWrite(admin.refundByAdmin, refundByAdmin(parts)),
  serveEach(admin.retryPayments, retryPayment),
]
