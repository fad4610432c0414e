import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

const MEALS_EN = { one: '# meal', other: '# meals' }
const MEALS_AR = {
  zero: 'بلا وجبات',
  one: 'وجبة واحدة',
  two: 'وجبتان',
  few: '# وجبات',
  many: '# وجبة',
  other: '# وجبة',
}
const DAYS_EN = { one: '# delivery', other: '# deliveries' }
const DAYS_AR = {
  zero: 'لا توصيلات',
  one: 'توصيلة واحدة',
  two: 'توصيلتان',
  few: '# توصيلات',
  many: '# توصيلة',
  other: '# توصيلة',
}

/** The subscriptions of the dashboard. */
export const listTexts = defineTexts(
  {
    list: {
      title: 'Subscriptions',
      loading: 'Loading your subscriptions',
      failed: 'Your subscriptions did not load',
      failedLead: 'Nothing is lost. Please try again.',
      empty: 'No subscription yet',
      emptyLead: 'Pick a plan and the first meals are on their way.',
      seePlans: 'See meal plans',
      heading: (plan: string, kitchen: string) => `${plan} with ${kitchen}`,
      paid: 'Paid',
      pending: 'Payment pending',
      paymentFailed: 'Payment failed',
      refunded: 'Refunded',
      statuses: {
        pending_payment: 'Waits for payment',
        scheduled: 'Starts soon',
        active: 'Active',
        paused: 'Paused',
        ending: 'Ending',
        ended: 'Ended',
      },
      start: 'Start date',
      end: 'End date',
      ongoing: 'Ongoing',
      cycle: 'This cycle',
      cycleOf: (from: Day, to: Day, meals: number) =>
        `${formatDay(from, 'en', 'long')} to ${formatDay(to, 'en', 'long')}${meals > 0 ? `, ${plural('en', meals, MEALS_EN)}` : ''}`,
      nextCharge: 'Next charge',
      nextKitchen: 'Next kitchen',
      nextKitchenOf: (name: string) => `${name}, from the next cycle`,
      cancel: 'Cancel subscription',
      cancelNamed: (name: string) => `Cancel subscription: ${name}`,
    },
    cancel: {
      title: (name: string) => `Cancel ${name}?`,
      loading: 'Looking up what follows',
      failed: 'What follows could not be looked up. Nothing is cancelled.',
      ends: 'Ends on',
      refund: 'You get back',
      nothing: 'Nothing: no payment was taken',
      deliveries: 'Given back',
      deliveriesOf: (count: number) => plural('en', count, DAYS_EN),
      first: 'First delivery that no longer comes',
      keep: 'Keep subscription',
      confirm: 'Cancel subscription',
      done: (end: Day, receipt: string) =>
        `Your subscription ends on ${formatDay(end, 'en', 'long')}. Receipt ${receipt}.`,
      failedToast: 'Failed to cancel subscription. Please try again.',
    },
    toasts: { success: 'Success', error: 'Error' },
  },
  {
    list: {
      title: 'الاشتراكات',
      loading: 'جارٍ تحميل اشتراكاتك',
      failed: 'تعذّر تحميل اشتراكاتك',
      failedLead: 'لم تفقد شيئًا. يُرجى إعادة المحاولة.',
      empty: 'لا يوجد اشتراك بعد',
      emptyLead: 'اختيار خطة يكفي لتبدأ أولى وجباتك بالوصول.',
      seePlans: 'عرض خطط الوجبات',
      heading: (plan: string, kitchen: string) => `${plan} مع ${kitchen}`,
      paid: 'مدفوع',
      pending: 'الدفع قيد الانتظار',
      paymentFailed: 'تعذّر الدفع',
      refunded: 'أُعيد المبلغ',
      statuses: {
        pending_payment: 'بانتظار الدفع',
        scheduled: 'يبدأ قريبًا',
        active: 'سارٍ',
        paused: 'متوقف مؤقتًا',
        ending: 'ينتهي قريبًا',
        ended: 'منتهٍ',
      },
      start: 'تاريخ البدء',
      end: 'تاريخ الانتهاء',
      ongoing: 'مستمر',
      cycle: 'هذه الدورة',
      cycleOf: (from: Day, to: Day, meals: number) =>
        `من ${formatDay(from, 'ar', 'long')} إلى ${formatDay(to, 'ar', 'long')}${meals > 0 ? `، ${plural('ar', meals, MEALS_AR)}` : ''}`,
      nextCharge: 'الدفعة القادمة',
      nextKitchen: 'المطبخ القادم',
      nextKitchenOf: (name: string) => `${name}، ابتداءً من الدورة التالية`,
      cancel: 'إلغاء الاشتراك',
      cancelNamed: (name: string) => `إلغاء الاشتراك: ${name}`,
    },
    cancel: {
      title: (name: string) => `إلغاء ${name}؟`,
      loading: 'جارٍ حساب ما يترتب على الإلغاء',
      failed: 'تعذّر حساب ما يترتب على الإلغاء. لم يُلغَ أي شيء.',
      ends: 'ينتهي في',
      refund: 'المبلغ العائد إليك',
      nothing: 'لا شيء: لم يُخصم أي مبلغ',
      deliveries: 'يُعاد إليك',
      deliveriesOf: (count: number) => plural('ar', count, DAYS_AR),
      first: 'أول توصيلة لن تصل',
      keep: 'الإبقاء على الاشتراك',
      confirm: 'إلغاء الاشتراك',
      done: (end: Day, receipt: string) =>
        `ينتهي اشتراكك في ${formatDay(end, 'ar', 'long')}. رقم الإيصال ${receipt}.`,
      failedToast: 'تعذّر إلغاء الاشتراك. يُرجى إعادة المحاولة.',
    },
    toasts: { success: 'تم بنجاح', error: 'خطأ' },
  },
)
