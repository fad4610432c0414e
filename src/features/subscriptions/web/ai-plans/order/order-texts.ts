import { defineTexts } from '#shared/language.ts'

/** The two dialogs of an AI plan's order. */
export const aiOrderTexts = defineTexts(
  {
    preferences: {
      title: 'What do you like to eat?',
      lead: 'Pick as many as you like, or none: then every idea is welcome. You can change this later.',
      cuisines: 'Cuisines',
      diets: 'Diets',
      allergies: 'Allergies are kept for each person of your household and always respected.',
      later: 'Not now',
      next: 'Continue to payment',
    },
    payment: {
      title: (plan: string) => `Subscribe to ${plan}`,
      everyCycle: 'every 4 weeks',
      bill: 'Your bill',
      how: 'How to pay',
      starts: 'Starts today and is charged today, then every 28 days.',
      startsPaid:
        'The first 28 days count from today. Suggestions begin as soon as your payment has arrived.',
      cancel: 'Cancel yourself at any time: it then runs to the end of the paid cycle.',
      address: (address: string) => `Prices and shop deliveries go by your address: ${address}`,
      missing: 'Please add a delivery address and make sure there are restaurants available.',
      addressFailed: 'Your addresses did not load. Nothing was ordered.',
      back: 'Back',
      confirm: 'Subscribe',
      offline: 'You are offline. Your choices are kept; please subscribe when you are back.',
    },
    notes: {
      credit_card: 'Saved with our card provider and charged today.',
      paypal:
        'Collected in US dollars. We send the request to your PayPal e-mail at once; please pay it today.',
      usdt: 'Instructions come by WhatsApp at once; please pay today.',
    },
    toasts: {
      created: 'Your AI plan is set up. Here come your first suggestions.',
      awaited: 'Your AI plan is ordered. It begins as soon as your payment has arrived.',
      failed: 'Failed to create subscription. Please try again.',
      unexpected: 'An unexpected error occurred',
      addressTitle: 'Delivery Address Required',
      address: 'Please select a delivery address to continue',
      restaurantTitle: 'Restaurant Selection Required',
      restaurant: 'Please select a restaurant to continue',
    },
  },
  {
    preferences: {
      title: 'ماذا تحب أن تأكل؟',
      lead: 'يمكن اختيار ما تشاء، أو ترك الاختيار: عندها تكون كل الأفكار متاحة. ويمكن تغيير ذلك لاحقًا.',
      cuisines: 'المطابخ',
      diets: 'الحميات',
      allergies: 'تُحفظ الحساسية لكل فرد من أسرتك وتُراعى دائمًا.',
      later: 'ليس الآن',
      next: 'المتابعة إلى الدفع',
    },
    payment: {
      title: (plan: string) => `الاشتراك في خطة «${plan}»`,
      everyCycle: 'كل 4 أسابيع',
      bill: 'فاتورتك',
      how: 'طريقة الدفع',
      starts: 'يبدأ اليوم ويُخصم المبلغ اليوم، ثم كل 28 يومًا.',
      startsPaid: 'تُحسب أول 28 يومًا من اليوم، وتبدأ الاقتراحات فور وصول دفعتك.',
      cancel: 'الإلغاء بيدك في أي وقت: وتبقى الخطة حتى نهاية الدورة المدفوعة.',
      address: (address: string) => `تُحسب الأسعار وتوصيلات المتجر بحسب عنوانك: ${address}`,
      missing: 'يُرجى إضافة عنوان توصيل والتأكد من توفر مطاعم.',
      addressFailed: 'تعذّر تحميل عناوينك. لم يُطلب أي شيء.',
      back: 'رجوع',
      confirm: 'اشتراك',
      offline: 'لا يوجد اتصال. اختياراتك محفوظة، ويمكن الاشتراك عند عودة الاتصال.',
    },
    notes: {
      credit_card: 'تُحفظ لدى مزوّد البطاقات ويُخصم المبلغ اليوم.',
      paypal:
        'يُحصَّل المبلغ بالدولار الأمريكي. نرسل طلب الدفع فورًا إلى بريدك في باي بال، ويُرجى دفعه اليوم.',
      usdt: 'تصلك التعليمات عبر واتساب فورًا، ويُرجى الدفع اليوم.',
    },
    toasts: {
      created: 'تم إعداد خطتك الذكية. إليك أول الاقتراحات.',
      awaited: 'تم طلب خطتك الذكية، وتبدأ فور وصول دفعتك.',
      failed: 'تعذّر إنشاء الاشتراك. يُرجى إعادة المحاولة.',
      unexpected: 'حدث خطأ غير متوقع',
      addressTitle: 'عنوان التوصيل مطلوب',
      address: 'يُرجى اختيار عنوان التوصيل للمتابعة',
      restaurantTitle: 'اختيار المطعم مطلوب',
      restaurant: 'يُرجى اختيار مطعم للمتابعة',
    },
  },
)
