import { defineTexts } from '#shared/language.ts'

/** What a customer reads and chooses where ingredients are late or did not come. */
export const missedTexts = defineTexts(
  {
    lateTitle: 'We’re late with your ingredients',
    lateText: (to: string) => `Sorry, they were due by ${to}. We’ll tell you if they don’t arrive.`,
    title: 'Your ingredients didn’t arrive',
    sorry: 'Sorry, that’s on us. What should happen now?',
    untilMoney: (price: string, until: string) =>
      `If you don’t choose by ${until}, AED ${price} goes back to your card.`,
    untilCash: (until: string) =>
      `You haven’t paid anything. If you don’t choose by ${until}, we’ll cancel the order.`,
    slot: 'Choose a new time',
    money: 'Get my money back',
    cancel: 'Cancel the order',
    slotTitle: 'Choose a new time',
    slotLabel: 'Delivery times',
    slotLead: 'Same ingredients, same price, same address.',
    book: 'Book this time',
    slotNeeded: 'Choose a time first',
    moneyTitle: 'Get your money back?',
    moneyText: (price: string) =>
      `AED ${price} goes back to your card. The ingredients won’t be delivered any more.`,
    cancelTitle: 'Cancel this order?',
    cancelText: 'There’s nothing to pay. The ingredients won’t be delivered any more.',
    keep: 'Back to the choice',
    booked: 'New time booked',
    returned: 'Money on its way back',
    cancelled: 'The order is cancelled',
    notChosen: 'Your choice couldn’t be saved. Please try again.',
  },
  {
    lateTitle: 'تأخرنا في توصيل مكوّناتك',
    lateText: (to: string) => `نعتذر، كان موعدها قبل ${to}. نُبلغك إن لم تصل.`,
    title: 'لم تصل مكوّناتك',
    sorry: 'نعتذر، التقصير منا. ما الذي يناسبك الآن؟',
    untilMoney: (price: string, until: string) =>
      `من دون اختيار حتى ${until} يعود ${price} درهم إلى بطاقتك.`,
    untilCash: (until: string) => `لم يُدفع شيء. من دون اختيار حتى ${until} نلغي الطلب.`,
    slot: 'اختيار موعد جديد',
    money: 'استرداد المبلغ',
    cancel: 'إلغاء الطلب',
    slotTitle: 'اختيار موعد جديد',
    slotLabel: 'مواعيد التوصيل',
    slotLead: 'المكوّنات نفسها بالسعر نفسه وإلى العنوان نفسه.',
    book: 'حجز هذا الموعد',
    slotNeeded: 'يُرجى اختيار موعد أولًا',
    moneyTitle: 'استرداد المبلغ؟',
    moneyText: (price: string) => `يعود ${price} درهم إلى بطاقتك، ولا نوصل هذه المكوّنات بعد ذلك.`,
    cancelTitle: 'إلغاء هذا الطلب؟',
    cancelText: 'لا يوجد ما يُدفع، ولا نوصل هذه المكوّنات بعد ذلك.',
    keep: 'عودة إلى الاختيار',
    booked: 'تم حجز الموعد الجديد',
    returned: 'المبلغ في طريقه إليك',
    cancelled: 'أُلغي الطلب',
    notChosen: 'تعذّر حفظ اختيارك. يُرجى إعادة المحاولة.',
  },
)
