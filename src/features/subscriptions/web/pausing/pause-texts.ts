import { countedDeliveries } from '#shared/text/counted.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'
import { PAUSE_MAX_DAYS } from '../../rules.ts'

/** Pausing and resuming the deliveries of a subscription. */
export const pauseTexts = defineTexts(
  {
    open: 'Pause deliveries',
    openNamed: (name: string) => `Pause deliveries: ${name}`,
    title: 'Pause deliveries',
    lead: 'Paused deliveries come at the end of your cycle instead. You can undo this until the cut-off of each day.',
    from: 'First day of the pause',
    to: 'Last day of the pause',
    started: (day: Day) =>
      `The kitchen has already started on this day. The first day you can pause is ${formatDay(day, 'en')}.`,
    tooLate: (day: Day) => `Start the pause by ${formatDay(day, 'en', 'long')}.`,
    tooLong: (day: Day) =>
      `A pause lasts up to ${PAUSE_MAX_DAYS} days. End this one by ${formatDay(day, 'en', 'long')}.`,
    reversed: 'The last day of the pause lies before its first.',
    loading: 'Looking up what follows',
    failed: 'What follows could not be looked up. Nothing is paused.',
    moved: 'Move to the end',
    count: (days: number) => countedDeliveries('en', days),
    none: 'No delivery',
    first: 'First delivery that moves',
    returned: 'No free day yet',
    end: 'Last delivery then',
    cost: 'You pay for this',
    nothing: 'Nothing',
    nextCharge: 'Next charge',
    keep: 'Keep deliveries',
    confirm: 'Pause deliveries',
    done: (from: Day, to: Day, receipt: string) =>
      `Nothing comes from ${formatDay(from, 'en')} to ${formatDay(to, 'en')}. Receipt ${receipt}.`,
    failedToast: 'Failed to pause deliveries. Please try again.',
    paused: 'Pause',
    pausedOf: (from: Day, to: Day) =>
      `${formatDay(from, 'en', 'long')} to ${formatDay(to, 'en', 'long')}`,
    resume: 'Resume deliveries',
    resumeNamed: (name: string) => `Resume deliveries: ${name}`,
    resumed: (restored: number, receipt: string) =>
      `${plural('en', restored, { zero: 'No delivery comes', one: '# delivery comes', other: '# deliveries come' })} on the old day again. Receipt ${receipt}.`,
    resumeFailed: 'Failed to resume deliveries. Please try again.',
  },
  {
    open: 'إيقاف التوصيل مؤقتًا',
    openNamed: (name: string) => `إيقاف التوصيل مؤقتًا: ${name}`,
    title: 'إيقاف التوصيل مؤقتًا',
    lead: 'تصلك التوصيلات الموقوفة في نهاية دورتك، ويمكنك التراجع حتى الموعد النهائي لتعديل كل يوم.',
    from: 'أول يوم في التوقف',
    to: 'آخر يوم في التوقف',
    started: (day: Day) =>
      `بدأ المطبخ بتجهيز هذا اليوم. أول يوم يمكن إيقافه هو ${formatDay(day, 'ar')}.`,
    tooLate: (day: Day) => `يُرجى بدء التوقف في موعد أقصاه ${formatDay(day, 'ar', 'long')}.`,
    tooLong: (day: Day) =>
      `أقصى مدة للتوقف ${PAUSE_MAX_DAYS} يومًا. يُرجى اختيار يوم أخير لا يتجاوز ${formatDay(day, 'ar', 'long')}.`,
    reversed: 'آخر يوم في التوقف يسبق أول يوم فيه.',
    loading: 'جارٍ حساب ما يترتب على التوقف',
    failed: 'تعذّر حساب ما يترتب على التوقف. لم يتوقف أي شيء.',
    moved: 'تنتقل إلى نهاية الدورة',
    count: (days: number) => countedDeliveries('ar', days, 'لا توصيلات'),
    none: 'لا توصيلات',
    first: 'أول توصيلة تنتقل',
    returned: 'لا يوم متاح لها بعد',
    end: 'آخر توصيلة حينها',
    cost: 'ما تدفعه مقابل ذلك',
    nothing: 'لا شيء',
    nextCharge: 'الدفعة القادمة',
    keep: 'الإبقاء على التوصيل',
    confirm: 'إيقاف التوصيل مؤقتًا',
    done: (from: Day, to: Day, receipt: string) =>
      `لا يصلك شيء من ${formatDay(from, 'ar')} إلى ${formatDay(to, 'ar')}. رقم الإيصال ${receipt}.`,
    failedToast: 'تعذّر إيقاف التوصيل. يُرجى إعادة المحاولة.',
    paused: 'التوقف',
    pausedOf: (from: Day, to: Day) =>
      `من ${formatDay(from, 'ar', 'long')} إلى ${formatDay(to, 'ar', 'long')}`,
    resume: 'استئناف التوصيل',
    resumeNamed: (name: string) => `استئناف التوصيل: ${name}`,
    resumed: (restored: number, receipt: string) =>
      `توصيلات عادت إلى موعدها: ${restored}. رقم الإيصال ${receipt}.`,
    resumeFailed: 'تعذّر استئناف التوصيل. يُرجى إعادة المحاولة.',
  },
)
