import { inTransaction } from '#server/database/database.ts'
import { job, type Job } from '#server/jobs/jobs.ts'
import { correctChefPayouts } from './books/chef-books.ts'
import { listLedgerErrors } from './books/ledger.ts'
import { raiseAlarm } from './incidents/raise-alarm.ts'
import { applyEvents } from './events/apply-events.ts'
import { chargePayment } from './cards/charge-payment.ts'
import { deleteCardCustomers } from './cards/delete-customers.ts'
import type { PaymentParts } from './parts.ts'
import { returnCharge } from './reviews/return-charge.ts'
import { sendRefund } from './refunds/send-refund.ts'
import {
  followPayPalRequest,
  sendPayPalRequest,
  withdrawPayPalRequest,
} from './requests/paypal-requests.ts'
import { sweepCharges, sweepLapsed, sweepPayPal, sweepRefunds } from './settling/sweep-payments.ts'

export const paymentJobs = (parts: PaymentParts): Job<never>[] => [
  job({ name: 'charge-payment', run: chargePayment(parts) }),
  job({ name: 'send-paypal-request', run: sendPayPalRequest(parts) }),
  job({ name: 'follow-paypal-request', run: followPayPalRequest(parts) }),
  job({ name: 'withdraw-paypal-request', run: withdrawPayPalRequest(parts) }),
  job({ name: 'send-refund', run: sendRefund(parts) }),
  job({ name: 'return-charge', run: returnCharge(parts) }),
  job({ name: 'raise-payment-alarm', run: raiseAlarm }),
  job({ name: 'sweep-charges', cron: '*/10 * * * *', run: sweepCharges(parts) }),
  job({ name: 'sweep-paypal', cron: '*/10 * * * *', run: sweepPayPal(parts) }),
  job({ name: 'sweep-lapsed', cron: '*/10 * * * *', run: sweepLapsed(parts) }),
  job({ name: 'sweep-refunds', cron: '*/10 * * * *', run: sweepRefunds(parts) }),
  job({ name: 'delete-card-customers', cron: '*/10 * * * *', run: deleteCardCustomers(parts) }),
  job({ name: 'apply-payment-events', cron: '* * * * *', run: applyEvents(parts) }),
  job({
    name: 'check-ledger',
    cron: '23 22 * * *',
    run: async ({ db, log }) => {
      await inTransaction(db, correctChefPayouts)
      const errors = await listLedgerErrors(db)
      if (errors.length > 0) log.error({ errors }, 'alarm: the ledger does not add up')
    },
  }),
]
