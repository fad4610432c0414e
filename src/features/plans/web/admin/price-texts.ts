import { defineTexts, plural } from '#shared/language.ts'

const RENEWING_AR = {
  zero: 'لا اشتراكات تُجدَّد به',
  one: 'اشتراك واحد يُجدَّد به',
  two: 'اشتراكان يُجدَّدان به',
  few: '# اشتراكات تُجدَّد به',
  many: '# اشتراكًا يُجدَّد به',
  other: '# اشتراك يُجدَّد به',
}

export const priceTexts = defineTexts(
  {
    title: 'Plans and prices',
    lead: 'A price holds from a day on. What was bought keeps its price; renewals take the new one, and the customer is told a week before.',
    loading: 'Loading the prices',
    groups: {
      multiplier: 'Prepared plans: factor of the kitchen’s price for 4 weeks',
      plan: 'AI plans',
      'add-on': 'Add-ons',
      diet: 'Diets of prepared plans',
    },
    per: { month: 'every 4 weeks', order: 'an order', cycle: 'a cycle' },
    renewing: (count: number) =>
      plural('en', count, {
        one: '# subscription renews with it',
        other: '# subscriptions renew with it',
      }),
    first: 'from the beginning',
    from: (day: string) => `from ${day}`,
    standings: { current: 'Now', coming: 'Coming', past: 'Past' },
    change: 'Set price',
    changeOf: (name: string) => `Set price: ${name}`,
    value: 'New price in AED',
    factor: 'New factor',
    validFrom: 'Holds from',
    takeBack: 'Take back',
    takeBackOf: (name: string) => `Take back: ${name}`,
    takenBack: 'The coming price was taken back',
    set: 'The price is set',
  },
  {
    title: 'الخطط والأسعار',
    lead: 'يسري السعر ابتداءً من يوم محدد. يبقى ما اشتُري بسعره، ويأخذ التجديد السعر الجديد ويُبلَّغ العميل قبله بأسبوع.',
    loading: 'جارٍ تحميل الأسعار',
    groups: {
      multiplier: 'الخطط المُعدّة: معامل سعر المطعم لأربعة أسابيع',
      plan: 'خطط الذكاء الاصطناعي',
      'add-on': 'الخدمات الإضافية',
      diet: 'حميات الخطط المُعدّة',
    },
    per: { month: 'كل 4 أسابيع', order: 'لكل طلب', cycle: 'لكل دورة' },
    renewing: (count: number) => plural('ar', count, RENEWING_AR),
    first: 'منذ البداية',
    from: (day: string) => `ابتداءً من ${day}`,
    standings: { current: 'الآن', coming: 'قادم', past: 'سابق' },
    change: 'تحديد سعر',
    changeOf: (name: string) => `تحديد سعر: ${name}`,
    value: 'السعر الجديد بالدرهم',
    factor: 'المعامل الجديد',
    validFrom: 'يسري من',
    takeBack: 'تراجع',
    takeBackOf: (name: string) => `تراجع عن سعر: ${name}`,
    takenBack: 'تم التراجع عن السعر القادم',
    set: 'تم تحديد السعر',
  },
)
