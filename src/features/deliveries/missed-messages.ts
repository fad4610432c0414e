import { defineTexts } from '#shared/language.ts'

/** What a customer reads of a delivery of which nothing came. */
export const missedMessages = defineTexts(
  {
    missed: {
      title: (day: string) => `Nothing came on ${day}`,
      from: (restaurant: string) => `From \u2068${restaurant}\u2069. We are sorry.`,
      again: (day: string) => `The whole day comes again on ${day}. You pay nothing for it.`,
      returned: 'The whole day is yours to use again.',
      money: 'Money instead',
      moneyUntil: (when: string) =>
        `Would you rather have the money? You can choose it until ${when}.`,
      refunding: 'This goes back the way you paid:',
      refunded: 'This was sent back the way you paid:',
      done: (day: string, receipt: string) =>
        `The money for ${day} is on its way. Receipt ${receipt}.`,
      failed: 'The money could not be chosen',
      notLoaded: 'We couldn’t check for deliveries that didn’t come.',
    },
  },
  {
    missed: {
      title: (day: string) => `لم يصل شيء يوم ${day}`,
      from: (restaurant: string) => `من \u2068${restaurant}\u2069. نعتذر منك.`,
      again: (day: string) => `يأتيك اليوم كاملًا من جديد يوم ${day}، دون أن تدفع شيئًا.`,
      returned: 'لك أن تستخدم اليوم كاملًا من جديد.',
      money: 'استرداد المال بدلًا منه',
      moneyUntil: (when: string) => `هل تفضّل استرداد المال؟ يمكنك اختيار ذلك حتى ${when}.`,
      refunding: 'يُعاد إليك هذا المبلغ بطريقة الدفع نفسها:',
      refunded: 'أُعيد إليك هذا المبلغ بطريقة الدفع نفسها:',
      done: (day: string, receipt: string) => `ثمن توصيل ${day} في طريقه إليك. الإيصال ${receipt}.`,
      failed: 'تعذّر اختيار استرداد المال',
      notLoaded: 'تعذّر التحقق من التوصيلات التي لم تصل.',
    },
  },
)
