import { countedMeals } from '#shared/text/counted.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

const EXTRAS_AR = {
  zero: '# وجبة إضافية',
  one: 'وجبة إضافية واحدة',
  two: 'وجبتان إضافيتان',
  few: '# وجبات إضافية',
  many: '# وجبة إضافية',
  other: '# وجبة إضافية',
}

export const messages = defineTexts(
  {
    refusals: {
      cutoff_passed: ({ day }: { day: Day }) =>
        `The kitchen has already started on this delivery. The next open day is ${formatDay(day, 'en')}.`,
      day_invalid: 'Please choose a valid day',
      nothing_to_undo: 'This can no longer be undone.',
      day_out_of_cycle: ({ from, to }: { from: Day; to: Day }) =>
        `Please choose a day from ${formatDay(from, 'en', 'long')} to ${formatDay(to, 'en', 'long')}.`,
      day_taken: ({ day }: { day: Day }) =>
        `Another delivery of this plan comes on ${formatDay(day, 'en')}.`,
      day_paused: ({ day }: { day: Day }) =>
        `Your deliveries are paused on ${formatDay(day, 'en')}.`,
    },
    address: {
      flat: (number: string) => `flat ${number}`,
      separator: ', ',
    },
    next: {
      title: 'Next delivery',
      changeUntil: (when: string) => `Change until ${when}`,
      today: 'today',
      tomorrow: 'tomorrow',
      locked: 'The kitchen has started',
      between: (from: string, to: string) => `${from} to ${to}`,
      noDishes: 'No dishes chosen yet',
      changeDishes: 'Change dishes',
      chooseDishes: 'Choose dishes',
      skip: 'Skip this day',
      none: 'No delivery is planned',
      noneLead: 'Choose a plan and your first meals are on their way.',
      seePlans: 'See meal plans',
      failed: 'Your deliveries did not load',
      failedLead: 'Nothing is lost. Please try again.',
      loading: 'Loading your next delivery',
    },
    skip: {
      extrasDropped: (day: string, portions: number) =>
        `Your restaurant is full on ${day}: ${plural('en', portions, { one: '# extra meal won’t come', other: '# extra meals won’t come' })}, and you won’t be charged for that.`,
      title: (day: string) => `Skip ${day}?`,
      again: (meals: number, day: string) =>
        `${plural('en', meals, { one: '# meal comes', other: '# meals come' })} on ${day} instead, at the end of your cycle. You pay nothing more.`,
      lead: (meals: number, until: string) =>
        `${plural('en', meals, { one: '# meal goes', other: '# meals go' })} back to your balance. You can use ${plural('en', meals, { one: 'it', other: 'them' })} until ${until}.`,
      confirm: 'Skip this day',
      keep: 'Keep it',
      done: (receipt: string) => `The day is skipped. Receipt ${receipt}.`,
      failed: 'The day could not be skipped',
      undo: 'Undo',
      undoNamed: (day: string) => `Undo the skip of ${day}`,
      undone: (day: string, receipt: string) => `${day} comes as planned. Receipt ${receipt}.`,
      undoFailed: 'The skip could not be undone',
    },
    week: {
      title: 'This week',
      weekOf: (monday: Day) => `Week of ${formatDay(monday, 'en', 'noYear')}`,
      chosen: 'Chosen',
      choose: 'Choose',
      chooseNamed: (day: string) => `Choose meals for ${day}`,
      partly: (picked: number, of: number, open: string) => `${picked} of ${of}, ${open} open`,
      and: ' and ',
      chooseMeals: 'Choose meals',
      noDelivery: 'No delivery',
      loading: 'Loading your week',
    },
    statuses: {
      planned: 'Planned',
      locked: 'In the kitchen',
      preparing: 'Being cooked',
      out_for_delivery: 'On its way',
      delivered: 'Delivered',
      skipped: 'Skipped',
      failed: 'Not delivered',
      forfeited: 'Missed',
    },
    skipCauses: {
      customer: 'Skipped by you',
      nothing_chosen: 'Skipped: nothing chosen',
      no_dish: 'No dish for you',
      pause: 'Paused',
      closed: 'Restaurant closed',
      unpaid: 'Not paid yet',
    },
    ledger: {
      title: 'Meals of this cycle',
      delivered: 'Delivered',
      planned: 'Planned',
      returned: 'Given back',
      failed: 'Not delivered',
      forfeited: 'Missed',
      expired: 'Expired',
      refunded: 'Refunded',
    },
  },
  {
    refusals: {
      cutoff_passed: ({ day }: { day: Day }) =>
        `بدأ المطبخ بتجهيز هذه التوصيلة. أول يوم متاح هو ${formatDay(day, 'ar')}.`,
      day_invalid: 'يُرجى اختيار يوم صحيح',
      nothing_to_undo: 'لم يعد التراجع عن هذا ممكنًا.',
      day_out_of_cycle: ({ from, to }: { from: Day; to: Day }) =>
        `يُرجى اختيار يوم من ${formatDay(from, 'ar', 'long')} إلى ${formatDay(to, 'ar', 'long')}.`,
      day_taken: ({ day }: { day: Day }) =>
        `تصلك توصيلة أخرى من هذه الخطة يوم ${formatDay(day, 'ar')}.`,
      day_paused: ({ day }: { day: Day }) => `التوصيل متوقف مؤقتًا يوم ${formatDay(day, 'ar')}.`,
    },
    address: {
      flat: (number: string) => `شقة ${number}`,
      separator: '، ',
    },
    next: {
      title: 'التوصيلة القادمة',
      changeUntil: (when: string) => `التعديل متاح حتى ${when}`,
      today: 'اليوم',
      tomorrow: 'غدًا',
      locked: 'بدأ المطبخ بالتجهيز',
      between: (from: string, to: string) => `من ${from} إلى ${to}`,
      noDishes: 'لم تُختر الأطباق بعد',
      changeDishes: 'تغيير الأطباق',
      chooseDishes: 'اختيار الأطباق',
      skip: 'تخطّي هذا اليوم',
      none: 'لا توجد توصيلة قادمة',
      noneLead: 'تبدأ وجباتك بالوصول فور اختيار خطة.',
      seePlans: 'عرض خطط الوجبات',
      failed: 'تعذّر تحميل توصيلاتك',
      failedLead: 'لم تفقد شيئًا. يُرجى إعادة المحاولة.',
      loading: 'جارٍ تحميل توصيلتك القادمة',
    },
    skip: {
      extrasDropped: (day: string, portions: number) =>
        `مطعمك مكتمل يوم ${day}، ولذلك لن تصلك ${plural('ar', portions, EXTRAS_AR)} ولن يُخصم ثمن ذلك.`,
      title: (day: string) => `تخطّي ${day}؟`,
      again: (meals: number, day: string) =>
        `تصلك ${countedMeals('ar', meals)} يوم ${day} بدلًا من ذلك، في نهاية دورتك، دون أي مبلغ إضافي.`,
      lead: (meals: number, until: string) =>
        `تعود ${countedMeals('ar', meals)} إلى رصيدك، ويمكن استخدامها حتى ${until}.`,
      confirm: 'تخطّي هذا اليوم',
      keep: 'الإبقاء عليه',
      done: (receipt: string) => `تم تخطّي اليوم. رقم الإيصال ${receipt}.`,
      failed: 'تعذّر تخطّي اليوم',
      undo: 'تراجع',
      undoNamed: (day: string) => `تراجع عن تخطّي ${day}`,
      undone: (day: string, receipt: string) =>
        `توصيلة ${day} باقية في موعدها. رقم الإيصال ${receipt}.`,
      undoFailed: 'تعذّر التراجع عن التخطّي',
    },
    week: {
      title: 'هذا الأسبوع',
      weekOf: (monday: Day) => `أسبوع ${formatDay(monday, 'ar', 'noYear')}`,
      chosen: 'تم الاختيار',
      choose: 'اختيار',
      chooseNamed: (day: string) => `اختيار وجبات ${day}`,
      partly: (picked: number, of: number, open: string) => `${picked} من ${of}، بقي ${open}`,
      and: ' و',
      chooseMeals: 'اختيار الوجبات',
      noDelivery: 'لا توصيل',
      loading: 'جارٍ تحميل أسبوعك',
    },
    statuses: {
      planned: 'مخطط لها',
      locked: 'لدى المطبخ',
      preparing: 'قيد الطهي',
      out_for_delivery: 'في الطريق',
      delivered: 'تم التوصيل',
      skipped: 'تم التخطّي',
      failed: 'لم تُسلَّم',
      forfeited: 'فائتة',
    },
    skipCauses: {
      customer: 'تخطّيته أنت',
      nothing_chosen: 'تُخطّي لعدم اختيار وجبات',
      no_dish: 'لا طبق مناسب لك',
      pause: 'متوقف مؤقتًا',
      closed: 'المطعم مغلق',
      unpaid: 'لم يُدفع بعد',
    },
    ledger: {
      title: 'وجبات هذه الدورة',
      delivered: 'تم توصيلها',
      planned: 'مخطط لها',
      returned: 'أُعيدت إليك',
      failed: 'لم تُسلَّم',
      forfeited: 'فائتة',
      expired: 'منتهية الصلاحية',
      refunded: 'أُعيد ثمنها',
    },
  },
)
