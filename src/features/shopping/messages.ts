import { defineTexts, plural } from '#shared/language.ts'

const MEALS_AR = {
  one: 'وجبة واحدة',
  two: 'وجبتان',
  few: '# وجبات',
  many: '# وجبة',
  other: '# وجبة',
}

export const messages = defineTexts(
  {
    refusals: {
      ai_plan_needed: 'Shopping lists and ingredient orders come with an AI plan',
      add_on_needed: ({ price }: { price: string }) =>
        `A list of several meals needs the Ingredient Shopping Lists add-on (AED ${price} every 4 weeks) or AI Premium. A list of one meal is free.`,
      shopping_meals_required: 'Please choose a meal that you have accepted',
      too_many_shopping_meals: 'A list holds up to 30 meals',
      shopping_servings_invalid: 'Please choose between 1 and 10 servings',
      too_many_lists: ({ count }: { count: number }) =>
        `You have ${count} open lists. Please archive or delete one first.`,
      list_name_required: 'Please name the list',
      list_name_too_long: 'The name may have up to 60 characters',
      extra_grams_invalid: 'Please give an amount between 1 g and 50 kg',
      too_many_extras: 'A list holds up to 50 ingredients of your own',
      order_source_needed: 'Please choose one list or one meal to order for',
      nothing_to_order: 'Everything on this list is at home, bought or ordered.',
      order_address_required: 'Please select a delivery address to continue',
      order_changed:
        'Prices, items, allergy warnings or the delivery time have changed. Please look at the order again.',
      order_under_way: 'This order is being packed and cannot be cancelled any more.',
      order_cannot_become: 'The order has moved on. Please reload the page.',
      order_reason_needed: 'Please give the customer a reason',
      order_not_paid: 'The card has not been charged yet. Please wait a moment.',
      order_choice_needed: 'Choose your money back or a new time',
      order_not_missed: 'There is nothing to choose for this order.',
      order_choice_over: 'The time to choose is over. Anything you paid goes back to your card.',
      order_choice_taken: 'You have already chosen for this order.',
      order_slot_gone: 'That time can’t be booked any more. Choose another one.',
    },
    meals: (count: number) => plural('en', count, { one: '# meal', other: '# meals' }),
    ownList: 'Own list',
    pack: (packs: number, size: string) => `${packs} × ${size}`,
    text: {
      left: (pack: string, need: string) => `${pack} (${need} needed)`,
      nothing: 'Nothing is left to buy.',
      total: (price: string) => `Together about AED ${price}`,
    },
    invoice: {
      order: (number: string) => `Ingredients, order ${number}`,
      line: (name: string, size: string) => `${name}, ${size}`,
      delivery: 'Delivery',
    },
    reasons: {
      customer: 'Cancelled by you',
      payment: 'The card was declined',
      not_delivered: 'We didn’t bring it in time',
      money: 'Money back instead of a new time',
      slot: 'New time chosen',
      unchosen: 'No new time was chosen within 24 hours',
    },
  },
  {
    refusals: {
      ai_plan_needed: 'قوائم التسوق وطلبات المكونات متاحة مع الخطط الذكية',
      add_on_needed: ({ price }: { price: string }) =>
        `تحتاج قائمة لعدة وجبات إلى الخدمة الإضافية «قوائم تسوّق المكوّنات» (${price} درهم كل 4 أسابيع) أو إلى الخطة الذكية المميزة. قائمة الوجبة الواحدة مجانية.`,
      shopping_meals_required: 'يُرجى اختيار وجبة سبق اعتمادها',
      too_many_shopping_meals: 'تتسع القائمة لما يصل إلى 30 وجبة',
      shopping_servings_invalid: 'يُرجى اختيار عدد حصص بين 1 و10',
      too_many_lists: ({ count }: { count: number }) =>
        `لديك ${count} قائمة مفتوحة. يُرجى أرشفة إحداها أو حذفها أولًا.`,
      list_name_required: 'يُرجى تسمية القائمة',
      list_name_too_long: 'يتسع الاسم لما يصل إلى 60 حرفًا',
      extra_grams_invalid: 'يُرجى إدخال كمية بين 1 غ و50 كغ',
      too_many_extras: 'تتسع القائمة لما يصل إلى 50 مكوّنًا من إضافتك',
      order_source_needed: 'يُرجى اختيار قائمة واحدة أو وجبة واحدة للطلب',
      nothing_to_order: 'كل ما في هذه القائمة متوفر في المنزل أو سبق شراؤه أو طلبه.',
      order_address_required: 'يُرجى اختيار عنوان التوصيل للمتابعة',
      order_changed:
        'تغيّرت الأسعار أو المكونات أو تنبيهات الحساسية أو موعد التوصيل. يُرجى مراجعة الطلب مرة أخرى.',
      order_under_way: 'بدأ تجهيز هذا الطلب ولم يعد إلغاؤه ممكنًا.',
      order_cannot_become: 'تغيّرت حالة الطلب. يُرجى إعادة تحميل الصفحة.',
      order_reason_needed: 'يُرجى ذكر السبب للعميل',
      order_not_paid: 'لم يُخصم المبلغ من البطاقة بعد. يُرجى الانتظار قليلًا.',
      order_choice_needed: 'يُرجى اختيار استرداد المبلغ أو موعد جديد',
      order_not_missed: 'لا يوجد ما يُختار لهذا الطلب.',
      order_choice_over: 'انتهى وقت الاختيار. كل مبلغ دُفع بالبطاقة يعود إليها.',
      order_choice_taken: 'سبق الاختيار لهذا الطلب.',
      order_slot_gone: 'لم يعد هذا الموعد متاحًا. يُرجى اختيار موعد آخر.',
    },
    meals: (count: number) => plural('ar', count, MEALS_AR),
    ownList: 'قائمة خاصة',
    pack: (packs: number, size: string) => `${packs} × ${size}`,
    text: {
      left: (pack: string, need: string) => `${pack} (المطلوب: ${need})`,
      nothing: 'لم يبقَ شيء للشراء.',
      total: (price: string) => `المجموع نحو ${price} درهم`,
    },
    invoice: {
      order: (number: string) => `مكونات، الطلب ${number}`,
      line: (name: string, size: string) => `${name}، ${size}`,
      delivery: 'التوصيل',
    },
    reasons: {
      customer: 'أُلغي بطلب منك',
      payment: 'رُفضت البطاقة',
      not_delivered: 'لم نوصله في موعده',
      money: 'استرداد المبلغ بدلًا من موعد جديد',
      slot: 'اختير موعد جديد',
      unchosen: 'لم يُختر موعد جديد خلال 24 ساعة',
    },
  },
)
