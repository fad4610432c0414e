import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

/** Adding an add-on to a plan that runs, and giving it up. */
export const addOnTexts = defineTexts(
  {
    title: 'Add-on',
    loading: 'Looking up what it costs',
    failed: 'The prices did not load. Nothing is charged.',
    starts: 'When should it start?',
    now: 'Now, for the rest of these 4 weeks',
    nowOf: (price: string, days: number, until: Day) =>
      `AED ${price} for ${plural('en', days, { one: '# day', other: '# days' })}, until ${formatDay(until, 'en')}. It then renews with your plan.`,
    cardOf: (last4: string) => `We charge your card ending in ${last4} now.`,
    next: 'From your next 4 weeks',
    nextOf: (price: string, start: Day, total: string) =>
      `From ${formatDay(start, 'en')} for AED ${price} every 4 weeks, AED ${total} with your plan. Nothing is charged now.`,
    keep: 'Not now',
    close: 'Close',
    pay: (price: string) => `Pay AED ${price}`,
    add: 'Add to my plan',
    open: 'Add to my plan',
    added: 'It’s part of your next 4 weeks.',
    paying: 'We’re taking the payment. If your bank asks you to confirm, it’s under Payments.',
    charging: 'We’re charging your card.',
    toPayments: 'See payments',
    declined: 'Your card was declined. Nothing was charged, and your plan stays as it is.',
    paid: 'It’s yours from now on.',
    until: (until: Day) => `You can use it until ${formatDay(until, 'en')}.`,
    renews: (price: string, start: Day) =>
      `It renews with your plan on ${formatDay(start, 'en')} for AED ${price} every 4 weeks.`,
    ends: 'It doesn’t renew.',
    endsLead: 'You can keep it for your next 4 weeks.',
    giveUp: 'Stop renewing',
    givenUp: (start: Day) => `From ${formatDay(start, 'en')} your plan comes without it.`,
    changeFailed: 'Nothing was changed. Please try again.',
  },
  {
    title: 'خدمة إضافية',
    loading: 'جارٍ حساب السعر',
    failed: 'تعذّر تحميل الأسعار. لم يُخصم أي مبلغ.',
    starts: 'متى تبدأ الخدمة؟',
    now: 'الآن، لما بقي من هذه الأسابيع الأربعة',
    nowOf: (price: string, days: number, until: Day) =>
      `${price} درهم مقابل ${plural('ar', days, {
        one: 'يوم واحد',
        two: 'يومين',
        few: '# أيام',
        many: '# يومًا',
        other: '# يوم',
      })} حتى ${formatDay(until, 'ar')}. وبعدها تتجدد مع خطتك.`,
    cardOf: (last4: string) => `نخصم المبلغ الآن من البطاقة المنتهية بـ ${last4}.`,
    next: 'من أسابيعك الأربعة القادمة',
    nextOf: (price: string, start: Day, total: string) =>
      `ابتداءً من ${formatDay(start, 'ar')} مقابل ${price} درهم كل 4 أسابيع، والمجموع مع خطتك ${total} درهم. لا يُخصم أي مبلغ الآن.`,
    keep: 'ليس الآن',
    close: 'إغلاق',
    pay: (price: string) => `دفع ${price} درهم`,
    add: 'إضافة إلى خطتي',
    open: 'إضافة إلى خطتي',
    added: 'أصبحت ضمن أسابيعك الأربعة القادمة.',
    paying: 'جارٍ الدفع. إن طلب البنك تأكيدًا فهو في صفحة المدفوعات.',
    charging: 'جارٍ الخصم من بطاقتك.',
    toPayments: 'عرض المدفوعات',
    declined: 'رُفضت البطاقة. لم يُخصم أي مبلغ وتبقى خطتك كما هي.',
    paid: 'أصبحت الخدمة لك من الآن.',
    until: (until: Day) => `يمكنك استخدامها حتى ${formatDay(until, 'ar')}.`,
    renews: (price: string, start: Day) =>
      `تتجدد مع خطتك يوم ${formatDay(start, 'ar')} مقابل ${price} درهم كل 4 أسابيع.`,
    ends: 'لا تتجدد.',
    endsLead: 'يمكنك الإبقاء عليها في أسابيعك الأربعة القادمة.',
    giveUp: 'إيقاف التجديد',
    givenUp: (start: Day) => `ابتداءً من ${formatDay(start, 'ar')} خطتك بدونها.`,
    changeFailed: 'لم يتغير أي شيء. يُرجى إعادة المحاولة.',
  },
)
