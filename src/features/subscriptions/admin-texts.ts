import { defineTexts } from '#shared/language.ts'

/** The columns and values of the admin's table, on the page and in its file. */
export const tableTexts = defineTexts(
  {
    table: {
      id: 'Number',
      customer: 'Customer',
      phone: 'Phone',
      plan: 'Plan',
      kitchen: 'Kitchen',
      status: 'Status',
      payment: 'Payment',
      start: 'Start',
      end: 'End',
      cycleEnd: 'Cycle ends',
      total: 'AED a cycle',
    },
    statuses: {
      pending_payment: 'Waiting for payment',
      scheduled: 'Scheduled',
      active: 'Active',
      paused: 'Paused',
      ending: 'Ending',
      ended: 'Ended',
    },
    payments: {
      paid: 'Paid',
      pending: 'Pending',
      failed: 'Failed',
      cancelled: 'Cancelled',
      refunded: 'Refunded',
    },
  },
  {
    table: {
      id: 'الرقم',
      customer: 'العميل',
      phone: 'الهاتف',
      plan: 'الخطة',
      kitchen: 'المطعم',
      status: 'الحالة',
      payment: 'الدفع',
      start: 'البداية',
      end: 'النهاية',
      cycleEnd: 'نهاية الدورة',
      total: 'درهم لكل دورة',
    },
    statuses: {
      pending_payment: 'بانتظار الدفع',
      scheduled: 'مجدول',
      active: 'نشط',
      paused: 'متوقف مؤقتًا',
      ending: 'ينتهي قريبًا',
      ended: 'منتهٍ',
    },
    payments: {
      paid: 'مدفوع',
      pending: 'معلّق',
      failed: 'فاشل',
      cancelled: 'ملغى',
      refunded: 'مردود',
    },
  },
)
