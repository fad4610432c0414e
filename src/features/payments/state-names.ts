/** The state of a payment, as its customer reads it. */
export const STATE_NAMES = {
  en: {
    requires_action: 'Waiting for you',
    ready: 'Due',
    captured: 'Paid',
    partially_refunded: 'Partly refunded',
    refunded: 'Refunded',
    failed: 'Failed',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
  ar: {
    requires_action: 'بانتظارك',
    ready: 'مستحقة',
    captured: 'مدفوعة',
    partially_refunded: 'رُدّ جزء منها',
    refunded: 'مردودة',
    failed: 'فاشلة',
    expired: 'منتهية',
    cancelled: 'ملغاة',
  },
}
