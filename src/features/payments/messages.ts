import { defineTexts } from '#shared/language.ts'

interface UsdtWords {
  usdt: string
  address: string
  network: string
  reference: string
  day: string
}

export const messages = defineTexts(
  {
    refusals: {
      payment_needs_no_card: 'This payment does not need a card.',
      card_not_saved: 'Please enter your card first.',
      webhook_signature_wrong: 'The signature is wrong or too old.',
      webhook_body_wrong: 'The body isn’t an event.',
      event_not_failed: 'This event is not waiting for anybody.',
      payment_not_confirmable:
        'Only an open USDT payment or bank transfer can be confirmed by hand.',
      payment_not_in_review: 'This payment is not under review.',
      payment_not_at_provider: 'No provider can be asked about a payment of this kind.',
      decision_not_possible: 'That can’t be decided as the payment stands. Look it up first.',
      provider_ref_needed: 'Enter the provider’s reference of the money',
      card_known_to_fail: 'The bank declined this card last time. Please use another card.',
      evidence_too_short: 'Please name the evidence (at least 10 characters)',
      evidence_too_long: 'The evidence is too long',
      refund_not_captured: 'Only a payment that was taken can be refunded.',
      refund_too_large: 'A refund cannot be more than what is left of the payment.',
      card_always_offered: 'Cards are always offered: renewals and balances need them.',
      payment_method_unknown: 'There is no such way to pay.',
      refund_amount_needed: 'Please enter the amount in AED',
      payment_not_declined: 'The bank has not declined this payment.',
      payment_taken: 'This payment was taken meanwhile.',
      payment_given_up: 'This payment was given up, and the customer was told.',
      payment_card_useless:
        'The bank will not take this card again. The customer needs another one.',
      payment_under_way: 'This payment is being charged right now.',
      payment_tried_today: 'This payment was tried again today already.',
      refund_not_here: 'Payments of this kind are given back where they were sold.',
    },
    methods: {
      label: 'How do you want to pay?',
      credit_card: 'Credit card',
      paypal: 'PayPal',
      usdt: 'USDT',
      cash_on_delivery: 'Cash on delivery',
      bank_transfer: 'Bank transfer',
      secure: '3-D Secure',
      cardAfterLogin: 'Log in first. The card form opens here.',
      loadFailed: 'The ways to pay could not be loaded.',
      noCardsHere: 'Your card number goes to the card provider, never to us.',
    },
    notes: {
      credit_card: 'Saved with our card provider now, charged when your subscription starts.',
      cardAtOnce: 'Charged when you place the order.',
      cardForChef: 'The deposit is charged when you accept, the rest the day after the event.',
      paypal: 'Collected in US dollars. We send the request to your PayPal e-mail.',
      usdt: 'Instructions come by WhatsApp before your start date.',
      cash_on_delivery: 'Pay the driver when your order arrives.',
      bank_transfer:
        'We show you our bank account and a reference. Deliveries start once the money is here.',
    },
    paypal: {
      email: 'PayPal e-mail',
      emailHint: 'PayPal sends the request to this address.',
      amount: (usd: string) => `USD ${usd}`,
    },
    card: {
      frameTitle: 'Card form of our card provider',
      loading: 'Opening the card form…',
      save: 'Save card',
      saved: (brand: string, last4: string) => `${brand} ending in ${last4} is saved`,
      expires: (month: string) => `Expires ${month}`,
      failures: {
        card_declined: 'Your bank declined this card. Please try another one.',
        not_a_test_card: 'This is a demo: only its test cards work. The form lists them.',
        authentication_failed: 'The bank’s check was not passed, so the card was not saved.',
        expired: 'The card form was open for too long.',
        other: 'The card was not accepted. Please try another one.',
      },
      tryAnother: 'Try another card',
      change: 'Use another card',
      loadFailed: 'The card form could not be opened.',
      retry: 'Try again',
      brands: {
        visa: 'Visa',
        mastercard: 'Mastercard',
        amex: 'American Express',
        other: 'Card',
      },
    },
    transfer: {
      account: 'Account name',
      bank: 'Bank',
      iban: 'IBAN',
      reference: 'Reference',
    },
    authentication: {
      title: 'Your bank’s check',
      open: 'Confirm with your bank',
      lead: 'Your bank wants to know that it’s you. Confirm the payment in its window.',
      confirm: 'Open the bank’s check',
      loading: 'Asking your bank…',
      failed: 'Your bank couldn’t confirm that it’s you. Try again, or use another card.',
      loadFailed: 'We couldn’t open your bank’s check.',
      retry: 'Try again',
    },
    history: {
      title: 'Payments',
      empty: 'No payments yet',
      emptyLead: 'Your payments appear here as soon as you have a plan.',
      loadFailed: 'Your payments did not load',
      chargedOn: (day: string) => `Due on ${day}`,
      paidOn: (day: string) => `Paid on ${day}`,
      retryOn: (day: string) => `Declined. We try again on ${day}`,
      cycle: (number: number) => `Cycle ${number}`,
      refunded: 'Refunded',
      payPal: (usd: string) => `Pay USD ${usd} with PayPal`,
      useCard: 'Enter a card',
      states: {
        requires_action: 'Waiting for you',
        ready: 'Ready',
        captured: 'Paid',
        partially_refunded: 'Partly refunded',
        refunded: 'Refunded',
        failed: 'Failed',
        expired: 'Expired',
      },
    },
    extras: {
      invoice: (day: string) => `Extra dishes, ${day}`,
    },
    templates: {
      captured: (amount: string, reference: string) =>
        `We received your payment of AED ${amount} (${reference}). It shows in your dashboard.`,
      declined: (amount: string, day: string) =>
        `Your bank declined the payment of AED ${amount}. We try again on ${day}. You can enter another card in your dashboard.`,
      short: (amount: string, day: string) =>
        `Your card didn’t have enough for AED ${amount}. We try again on ${day}. You can use another card in your dashboard before then.`,
      cardUseless: (amount: string, day: string) =>
        `Your bank doesn’t accept this card any more, so AED ${amount} isn’t paid. Please enter another card in your dashboard by ${day}.`,
      authenticate: (amount: string, day: string) =>
        `Your bank wants you to confirm the payment of AED ${amount}. Please do it in your dashboard by ${day}.`,
      failed: (amount: string) =>
        `Your bank declined the payment of AED ${amount} again, so your plan waits. Please pay with another card in your dashboard, or the plan ends.`,
      owed: (amount: string, reference: string) =>
        `Your bank declined the payment of AED ${amount} (${reference}) for the extra dishes of a delivery again. Please enter another card in your dashboard. You can add extra dishes again once it is paid.`,
      owedForChef: (amount: string, reference: string) =>
        `Your bank declined the payment of AED ${amount} (${reference}) for your chef event again. Please enter another card in your dashboard.`,
      expired: (amount: string, reference: string) =>
        `Your payment of AED ${amount} (${reference}) did not arrive in time. You can still pay by card in your dashboard.`,
      paypalRequest: (usd: string, email: string, url: string, day: string) =>
        `We sent a PayPal request for USD ${usd} to ${email}. Please pay it by ${day}: ${url}`,
      usdtInstructions: ({ usdt, address, network, reference, day }: UsdtWords) =>
        `Please send ${usdt} USDT (${network}) to ${address} by ${day}. Add the reference ${reference}. We confirm it as soon as it arrives.`,
      transferInstructions: (amount: string, reference: string, day: string) =>
        `Your plan is waiting for your bank transfer of AED ${amount}, due by ${day}. Use the reference ${reference}. Our account details are in your Sufra dashboard.`,
      refundSent: (amount: string, reference: string) =>
        `We refunded AED ${amount} of your payment ${reference}. It reaches your account within a few working days.`,
      refundFailed: (amount: string, reference: string) =>
        `The refund of AED ${amount} for your payment ${reference} didn’t reach your account. We’re finding another way and will write to you again.`,
      refundToWallet: (amount: string, reference: string) =>
        `AED ${amount} of your payment ${reference} is back in your Sufra wallet.`,
    },
  },
  {
    refusals: {
      payment_needs_no_card: 'لا تحتاج هذه الدفعة إلى بطاقة.',
      card_not_saved: 'يُرجى إدخال بطاقتك أولًا.',
      webhook_signature_wrong: 'التوقيع غير صحيح أو قديم.',
      webhook_body_wrong: 'المحتوى ليس حدثًا.',
      event_not_failed: 'لا ينتظر هذا الحدث أي إجراء.',
      payment_not_confirmable: 'لا يمكن التأكيد يدويًا إلا لدفعة USDT أو تحويل مصرفي لم يُؤكَّد بعد.',
      payment_not_in_review: 'هذه الدفعة ليست قيد المراجعة.',
      payment_not_at_provider: 'لا يوجد مزوّد يمكن سؤاله عن دفعة من هذا النوع.',
      decision_not_possible: 'هذا القرار غير متاح لحالة الدفعة الآن. يُرجى الاستعلام عنها أولًا.',
      provider_ref_needed: 'يُرجى إدخال مرجع المبلغ لدى المزوّد',
      card_known_to_fail: 'رفض البنك هذه البطاقة في المرة السابقة. يُرجى استخدام بطاقة أخرى.',
      evidence_too_short: 'يُرجى ذكر الدليل (10 أحرف على الأقل)',
      evidence_too_long: 'نص الدليل أطول من المسموح',
      refund_not_captured: 'لا يمكن رد مبلغ دفعة لم تُحصَّل.',
      refund_too_large: 'لا يمكن أن يزيد المبلغ المردود على ما تبقّى من الدفعة.',
      card_always_offered: 'البطاقة متاحة دائمًا: تحتاجها عمليات التجديد والأرصدة.',
      payment_method_unknown: 'لا توجد طريقة دفع كهذه.',
      refund_amount_needed: 'يُرجى إدخال المبلغ بالدرهم',
      payment_not_declined: 'لم يرفض البنك هذه الدفعة.',
      payment_taken: 'حُصّلت هذه الدفعة في هذه الأثناء.',
      payment_given_up: 'توقفت محاولات هذه الدفعة، وأُبلغ العميل.',
      payment_card_useless: 'لن يقبل البنك هذه البطاقة مجددًا. يحتاج العميل إلى بطاقة أخرى.',
      payment_under_way: 'يجري خصم هذه الدفعة الآن.',
      payment_tried_today: 'سبقت إعادة محاولة هذه الدفعة اليوم.',
      refund_not_here: 'تُردّ مبالغ هذا النوع من المدفوعات من المكان الذي بيعت فيه.',
    },
    methods: {
      label: 'كيف تود الدفع؟',
      credit_card: 'بطاقة ائتمان',
      paypal: 'باي بال',
      usdt: 'USDT',
      cash_on_delivery: 'الدفع عند الاستلام',
      bank_transfer: 'تحويل مصرفي',
      secure: 'حماية \u20663-D Secure\u2069',
      cardAfterLogin: 'سجّل الدخول أولًا، ثم يظهر نموذج البطاقة هنا.',
      loadFailed: 'تعذّر تحميل طرق الدفع.',
      noCardsHere: 'يصل رقم بطاقتك إلى مزوّد خدمة البطاقات وحده، ولا يصل إلينا.',
    },
    notes: {
      credit_card: 'تُحفظ الآن لدى مزوّد خدمة البطاقات، ويُخصم المبلغ عند بدء اشتراكك.',
      cardAtOnce: 'يُخصم المبلغ عند تقديم الطلب.',
      cardForChef: 'تُخصم الدفعة المقدمة عند القبول، والباقي في اليوم التالي للمناسبة.',
      paypal: 'يُحصَّل المبلغ بالدولار الأمريكي. نرسل الطلب إلى بريدك في باي بال.',
      usdt: 'تصلك التعليمات عبر واتساب قبل تاريخ البدء.',
      cash_on_delivery: 'ادفع للسائق عند وصول طلبك.',
      bank_transfer: 'نعرض لك رقم حسابنا والرقم المرجعي، ويبدأ التوصيل بعد وصول المبلغ.',
    },
    paypal: {
      email: 'البريد الإلكتروني لحساب باي بال',
      emailHint: 'يرسل باي بال الطلب إلى هذا العنوان.',
      amount: (usd: string) => `${usd} دولار أمريكي`,
    },
    card: {
      frameTitle: 'نموذج البطاقة لدى مزوّد خدمة البطاقات',
      loading: 'جارٍ فتح نموذج البطاقة…',
      save: 'حفظ البطاقة',
      saved: (brand: string, last4: string) => `حُفظت بطاقة ${brand} المنتهية بالرقم ${last4}`,
      expires: (month: string) => `تنتهي في ${month}`,
      failures: {
        card_declined: 'رفض البنك هذه البطاقة. يُرجى تجربة بطاقة أخرى.',
        not_a_test_card: 'هذا عرض تجريبي: لا تعمل فيه إلا بطاقات الاختبار المذكورة في النموذج.',
        authentication_failed: 'لم يكتمل تحقق البنك، ولذلك لم تُحفظ البطاقة.',
        expired: 'بقي نموذج البطاقة مفتوحًا مدة طويلة.',
        other: 'لم تُقبل البطاقة. يُرجى تجربة بطاقة أخرى.',
      },
      tryAnother: 'تجربة بطاقة أخرى',
      change: 'استخدام بطاقة أخرى',
      loadFailed: 'تعذّر فتح نموذج البطاقة.',
      retry: 'إعادة المحاولة',
      brands: {
        visa: 'فيزا',
        mastercard: 'ماستركارد',
        amex: 'أمريكان إكسبريس',
        other: 'البطاقة',
      },
    },
    transfer: {
      account: 'اسم الحساب',
      bank: 'المصرف',
      iban: 'رقم الآيبان',
      reference: 'الرقم المرجعي',
    },
    authentication: {
      title: 'تحقق البنك',
      open: 'أكّد الدفع لدى البنك',
      lead: 'يريد البنك التأكد من هويتك. أكّد الدفع في نافذته.',
      confirm: 'افتح تحقق البنك',
      loading: 'جارٍ سؤال البنك…',
      failed: 'لم يتمكن البنك من تأكيد هويتك. حاول مرة أخرى أو استخدم بطاقة أخرى.',
      loadFailed: 'تعذّر فتح تحقق البنك.',
      retry: 'إعادة المحاولة',
    },
    history: {
      title: 'المدفوعات',
      empty: 'لا توجد مدفوعات بعد',
      emptyLead: 'تظهر مدفوعاتك هنا فور اشتراكك في إحدى الخطط.',
      loadFailed: 'تعذّر تحميل مدفوعاتك',
      chargedOn: (day: string) => `تُستحق في ${day}`,
      paidOn: (day: string) => `دُفعت في ${day}`,
      retryOn: (day: string) => `رُفضت. سنعيد المحاولة في ${day}`,
      cycle: (number: number) => `الدورة ${number}`,
      refunded: 'المبلغ المردود',
      payPal: (usd: string) => `ادفع ${usd} دولار أمريكي عبر باي بال`,
      useCard: 'إدخال بطاقة',
      states: {
        requires_action: 'بانتظارك',
        ready: 'جاهزة',
        captured: 'مدفوعة',
        partially_refunded: 'رُدّ جزء منها',
        refunded: 'مردودة',
        failed: 'فاشلة',
        expired: 'منتهية',
      },
    },
    extras: {
      invoice: (day: string) => `أطباق إضافية، ${day}`,
    },
    templates: {
      captured: (amount: string, reference: string) =>
        `استلمنا دفعتك بقيمة ${amount} درهم (${reference}). يظهر المبلغ في لوحة التحكم.`,
      declined: (amount: string, day: string) =>
        `رفض البنك دفعتك بقيمة ${amount} درهم. سنعيد المحاولة في ${day}. يمكنك إدخال بطاقة أخرى من لوحة التحكم.`,
      short: (amount: string, day: string) =>
        `لم يكن في بطاقتك رصيد يكفي لدفع ${amount} درهم. نحاول مرة أخرى يوم ${day}، ويمكنك استخدام بطاقة أخرى من لوحة التحكم قبل ذلك.`,
      cardUseless: (amount: string, day: string) =>
        `لم يعد البنك يقبل هذه البطاقة، ولذلك لم يُدفع مبلغ ${amount} درهم. يُرجى إدخال بطاقة أخرى من لوحة التحكم قبل نهاية ${day}.`,
      authenticate: (amount: string, day: string) =>
        `يطلب البنك تأكيدك لدفع ${amount} درهم. يُرجى التأكيد من لوحة التحكم قبل نهاية ${day}.`,
      failed: (amount: string) =>
        `رفض البنك دفعتك بقيمة ${amount} درهم مرة أخرى، ولذلك ينتظر اشتراكك. يُرجى الدفع ببطاقة أخرى من لوحة التحكم، وإلا انتهى الاشتراك.`,
      owed: (amount: string, reference: string) =>
        `رفض البنك مرة أخرى دفعتك بقيمة ${amount} درهم (${reference}) عن الأطباق الإضافية لإحدى التوصيلات. يُرجى إدخال بطاقة أخرى من لوحة التحكم، وبعد الدفع يمكنك إضافة أطباق من جديد.`,
      owedForChef: (amount: string, reference: string) =>
        `رفض البنك مجددًا دفع ${amount} درهم (${reference}) لمناسبة الشيف. يُرجى إدخال بطاقة أخرى من لوحة التحكم.`,
      expired: (amount: string, reference: string) =>
        `لم تصل دفعتك بقيمة ${amount} درهم (${reference}) في موعدها. لا يزال بإمكانك الدفع بالبطاقة من لوحة التحكم.`,
      paypalRequest: (usd: string, email: string, url: string, day: string) =>
        `أرسلنا طلب دفع عبر باي بال بقيمة ${usd} دولار أمريكي إلى ${email}. يُرجى دفعه قبل نهاية ${day}: ${url}`,
      usdtInstructions: ({ usdt, address, network, reference, day }: UsdtWords) =>
        `يُرجى إرسال ${usdt} USDT (${network}) إلى ${address} قبل نهاية ${day} مع ذكر المرجع ${reference}. نؤكد الدفعة فور وصولها.`,
      transferInstructions: (amount: string, reference: string, day: string) =>
        `خطتك بانتظار تحويلك المصرفي بقيمة ${amount} درهم قبل نهاية ${day}. الرقم المرجعي للتحويل هو ${reference}، وتفاصيل حسابنا موجودة في لوحة التحكم.`,
      refundSent: (amount: string, reference: string) =>
        `رددنا ${amount} درهم من دفعتك ${reference}. يصل المبلغ إلى حسابك خلال أيام عمل قليلة.`,
      refundFailed: (amount: string, reference: string) =>
        `لم يصل إلى حسابك مبلغ ${amount} درهم المسترد من دفعتك ${reference}. نبحث عن طريقة أخرى ونراسلك مجددًا.`,
      refundToWallet: (amount: string, reference: string) =>
        `أُعيد ${amount} درهم من دفعتك ${reference} إلى محفظتك في سُفرة.`,
    },
  },
)
