import { isolate } from '#shared/text/bidi.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

const DELIVERIES_EN = { one: '# delivery', other: '# deliveries' }
const DELIVERIES_AR = {
  zero: 'بلا توصيلات',
  one: 'توصيلة واحدة',
  two: 'توصيلتان',
  few: '# توصيلات',
  many: '# توصيلة',
  other: '# توصيلة',
}
const MEALS_EN = { one: '# meal', other: '# meals' }
const MEALS_AR = {
  zero: 'بلا وجبات',
  one: 'وجبة واحدة',
  two: 'وجبتان',
  few: '# وجبات',
  many: '# وجبة',
  other: '# وجبة',
}

const en = (day: Day) => formatDay(day, 'en')
const ar = (day: Day) => formatDay(day, 'ar')
/** What each receipt says. */
export const receiptTexts = defineTexts(
  {
    order: (start: Day, total: string) =>
      `Ordered, starting on ${en(start)}: AED ${total} a cycle.`,
    cancelUnpaid: 'Cancelled before it was paid. Nothing is charged.',
    cancel: (end: Day, refund: string) =>
      `Cancelled. It ends on ${en(end)}. Refund: AED ${refund}.`,
    pause: (from: Day, to: Day) => `Deliveries paused from ${en(from)} to ${en(to)}.`,
    resume: (count: number) =>
      `Deliveries resumed. Back on their old day: ${plural('en', count, DELIVERIES_EN)}.`,
    kitchen: (day: Day) => `Another kitchen cooks from ${en(day)} on.`,
    skip: (day: Day, again: Day) => `${en(day)} skipped. It comes on ${en(again)} instead.`,
    skipAndReturn: (day: Day, meals: number, until: Day) =>
      `${en(day)} skipped. ${plural('en', meals, MEALS_EN)} given back, to be used until ${en(until)}.`,
    missed: (day: Day, again: Day) =>
      `Nothing came on ${en(day)}. The whole day comes again on ${en(again)}.`,
    missedAndRefunded: (day: Day, refund: string) =>
      `Nothing came on ${en(day)}. AED ${refund} go back.`,
    cameAfterAll: (mealTime: string, day: Day) =>
      `Your ${mealTime.toLowerCase()} of ${en(day)} came after all.`,
    extrasKept: (extras: string) => `You keep AED ${extras} for its extras.`,
    promiseOver: 'What we promised for it no longer applies.',
    restOver: 'What else we promised for it no longer applies.',
    unskip: (day: Day) => `Skip taken back: ${en(day)} comes as planned.`,
    move: (from: Day, to: Day) => `The delivery of ${en(from)} comes on ${en(to)} instead.`,
    moveBack: (to: Day) => `Move taken back: the delivery comes on ${en(to)} again.`,
    dayAddress: (day: Day, address: string) =>
      `The delivery of ${en(day)} goes to ${isolate(address)}.`,
    weekdays: (names: string, moved: number) =>
      `Deliveries come on ${names}. ${moved > 0 ? `Moved: ${plural('en', moved, DELIVERIES_EN)}.` : 'No delivery had to move.'}`,
    weekdaysBack: (names: string) => `Weekdays taken back: deliveries come on ${names} again.`,
    temporaryAddress: (address: string, from: Day, to: Day) =>
      `Deliveries go to ${isolate(address)} from ${en(from)} to ${en(to)}, then to the usual address again.`,
    temporaryAddressEnd: (address: string) =>
      `Temporary address ${isolate(address)} taken back: deliveries go to the usual address.`,
    nextCycle: (plan: string, kitchen: string, day: Day, total: string) =>
      `From ${en(day)} on: ${isolate(plan)} with ${isolate(kitchen)}, AED ${total} a cycle.`,
    nextCycleBack: 'Plan and kitchen stay as they are.',
    addOn: (name: string, day: Day, price: string) =>
      `${isolate(name)} added from ${en(day)} on: AED ${price} every 4 weeks.`,
    addOnNow: (name: string, until: Day, price: string) =>
      `${isolate(name)} added at once: AED ${price} until ${en(until)}. It renews with the plan.`,
    addOnEnd: (name: string, day: Day) => `${isolate(name)} given up from ${en(day)} on.`,
    fallback: (choice: 'skip' | 'repeat' | 'kitchen') =>
      ({
        skip: 'Where nothing is chosen, the day is skipped and given back.',
        repeat: 'Where nothing is chosen, last week’s meals come again.',
        kitchen:
          'Where nothing is chosen, the restaurant picks within diets, allergies and dislikes.',
      })[choice],
    ramadan: (day: Day, deliveries: number) =>
      `Ramadan times are on from ${en(day)} on. ${deliveries > 0 ? `Planned already: ${plural('en', deliveries, DELIVERIES_EN)}.` : 'They hold for what is planned later.'}`,
    ramadanOff: (day: Day) => `Ramadan times are off: usual times from ${en(day)} on.`,
    givenBack: {
      nothing_chosen: (day: Day) =>
        `No meals were chosen for ${en(day)}: it was skipped and given back.`,
      no_dish: (day: Day) =>
        `The restaurant had no dish for you on ${en(day)}: it was skipped and given back.`,
      unsaid: (day: Day) => `${en(day)} was skipped and given back.`,
    },
    givenBackAgain: {
      nothing_chosen: (day: Day, again: Day) =>
        `No meals were chosen for ${en(day)}: it was skipped and comes on ${en(again)} instead.`,
      no_dish: (day: Day, again: Day) =>
        `The restaurant had no dish for you on ${en(day)}: the day comes on ${en(again)} instead.`,
      unsaid: (day: Day, again: Day) => `${en(day)} was skipped and comes on ${en(again)} instead.`,
    },
    mealsPaidBack: (day: Day, meals: number, refund: string) =>
      `${plural('en', meals, MEALS_EN)} of ${en(day)} paid back: the restaurant had no dish for you. AED ${refund} go back.`,
    mealsBack: (day: Day, meals: number) =>
      `${plural('en', meals, MEALS_EN)} of ${en(day)} did not come: the restaurant had no dish for you.`,
    other: 'The subscription was changed.',
    and: ' and ',
    comma: ', ',
  },
  {
    order: (start: Day, total: string) =>
      `طلب اشتراك يبدأ يوم ${ar(start)}: ${total} درهم لكل دورة.`,
    cancelUnpaid: 'أُلغيت الخطة قبل دفعها، ولن يُخصم أي مبلغ.',
    cancel: (end: Day, refund: string) =>
      `أُلغي الاشتراك وينتهي يوم ${ar(end)}. المبلغ المُعاد: ${refund} درهم.`,
    pause: (from: Day, to: Day) => `توقف التوصيل من ${ar(from)} إلى ${ar(to)}.`,
    resume: (count: number) =>
      `استؤنف التوصيل. عاد إلى موعده: ${plural('ar', count, DELIVERIES_AR)}.`,
    kitchen: (day: Day) => `يطهو لك مطبخ آخر ابتداءً من ${ar(day)}.`,
    skip: (day: Day, again: Day) => `تم تخطّي ${ar(day)}، وتصلك وجباته يوم ${ar(again)} بدلًا منه.`,
    skipAndReturn: (day: Day, meals: number, until: Day) =>
      `تم تخطّي ${ar(day)}. أُعيدت إليك ${plural('ar', meals, MEALS_AR)}، ويمكن استخدامها حتى ${ar(until)}.`,
    missed: (day: Day, again: Day) =>
      `لم يصل شيء يوم ${ar(day)}، ويأتي اليوم كاملًا من جديد يوم ${ar(again)}.`,
    missedAndRefunded: (day: Day, refund: string) =>
      `لم يصل شيء يوم ${ar(day)}. نعيد إليك ${isolate(refund)} درهم.`,
    cameAfterAll: (mealTime: string, day: Day) =>
      `تبيّن أن وجبة ${mealTime} ليوم ${ar(day)} سُلِّمت في موعدها.`,
    extrasKept: (extras: string) => `يبقى لك ${isolate(extras)} درهم ثمن إضافاتها.`,
    promiseOver: 'ولم يعد ما وعدنا به قائمًا.',
    restOver: 'ولم يعد ما وعدنا به غير ذلك قائمًا.',
    unskip: (day: Day) => `تم التراجع عن التخطّي: توصيلة ${ar(day)} في موعدها.`,
    move: (from: Day, to: Day) => `تصلك توصيلة ${ar(from)} يوم ${ar(to)} بدلًا منه.`,
    moveBack: (to: Day) => `تم التراجع عن النقل: تصلك التوصيلة يوم ${ar(to)} من جديد.`,
    dayAddress: (day: Day, address: string) => `تصل توصيلة ${ar(day)} إلى ${isolate(address)}.`,
    weekdays: (names: string, moved: number) =>
      `أيام التوصيل: ${names}. ${moved > 0 ? `انتقلت: ${plural('ar', moved, DELIVERIES_AR)}.` : 'لم تنتقل أي توصيلة.'}`,
    weekdaysBack: (names: string) => `تم التراجع: أيام التوصيل ${names} من جديد.`,
    temporaryAddress: (address: string, from: Day, to: Day) =>
      `تصل التوصيلات إلى ${isolate(address)} من ${ar(from)} إلى ${ar(to)}، ثم إلى العنوان المعتاد.`,
    temporaryAddressEnd: (address: string) =>
      `تم التراجع عن العنوان المؤقت ${isolate(address)}: تصل التوصيلات إلى العنوان المعتاد.`,
    nextCycle: (plan: string, kitchen: string, day: Day, total: string) =>
      `ابتداءً من ${ar(day)}: خطة ${isolate(plan)} مع ${isolate(kitchen)}، ${total} درهم لكل دورة.`,
    nextCycleBack: 'تبقى الخطة ويبقى المطبخ كما هما.',
    addOn: (name: string, day: Day, price: string) =>
      `أُضيفت ${isolate(name)} ابتداءً من ${ar(day)}: ${price} درهم كل 4 أسابيع.`,
    addOnNow: (name: string, until: Day, price: string) =>
      `أُضيفت ${isolate(name)} فورًا: ${price} درهم حتى ${ar(until)}، وتتجدد مع الخطة.`,
    addOnEnd: (name: string, day: Day) => `أُلغيت ${isolate(name)} ابتداءً من ${ar(day)}.`,
    fallback: (choice: 'skip' | 'repeat' | 'kitchen') =>
      ({
        skip: 'إذا لم تُختر وجبات، يُتخطّى اليوم ويُعاد إليك.',
        repeat: 'إذا لم تُختر وجبات، تتكرر وجبات الأسبوع الماضي.',
        kitchen: 'إذا لم تُختر وجبات، يختار المطعم ضمن الحميات والحساسية وما لا تحبه الأسرة.',
      })[choice],
    ramadan: (day: Day, deliveries: number) =>
      `مواعيد رمضان مفعّلة ابتداءً من ${ar(day)}. ${deliveries > 0 ? `تشمل من الآن ${plural('ar', deliveries, DELIVERIES_AR)}.` : 'وتسري على ما يُخطَّط لاحقًا.'}`,
    ramadanOff: (day: Day) => `أُلغيت مواعيد رمضان: المواعيد المعتادة ابتداءً من ${ar(day)}.`,
    givenBack: {
      nothing_chosen: (day: Day) => `لم تُختر وجبات ليوم ${ar(day)}: تم تخطّيه وأُعيد إليك.`,
      no_dish: (day: Day) => `لم يكن لدى المطعم طبق مناسب لك يوم ${ar(day)}: تم تخطّيه وأُعيد إليك.`,
      unsaid: (day: Day) => `تم تخطّي ${ar(day)} وأُعيد إليك.`,
    },
    givenBackAgain: {
      nothing_chosen: (day: Day, again: Day) =>
        `لم تُختر وجبات ليوم ${ar(day)}: تم تخطّيه وتصلك وجباته يوم ${ar(again)}.`,
      no_dish: (day: Day, again: Day) =>
        `لم يكن لدى المطعم طبق مناسب لك يوم ${ar(day)}: تصلك وجباته يوم ${ar(again)}.`,
      unsaid: (day: Day, again: Day) => `تم تخطّي ${ar(day)} وتصلك وجباته يوم ${ar(again)}.`,
    },
    mealsPaidBack: (day: Day, meals: number, refund: string) =>
      `يوم ${ar(day)} أُعيدت قيمة ${plural('ar', meals, MEALS_AR)}: لم يكن لدى المطعم طبق مناسب لك. نعيد إليك ${isolate(refund)} درهم.`,
    mealsBack: (day: Day, meals: number) =>
      `يوم ${ar(day)} لم تصل ${plural('ar', meals, MEALS_AR)}: لم يكن لدى المطعم طبق مناسب لك.`,
    other: 'تغيّر الاشتراك.',
    and: ' و',
    comma: '، ',
  },
)
