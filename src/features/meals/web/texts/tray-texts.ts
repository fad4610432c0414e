import { countedPortions } from '#shared/text/counted.ts'
import { defineTexts, plural } from '#shared/language.ts'

const ORDINALS_EN = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']
const ORDINALS_AR = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن']

/** The tray: what is chosen for the day, and what comes by itself. */
export const trayTexts = defineTexts(
  {
    label: 'Your tray',
    show: 'Show the tray',
    select: 'Please select a meal',
    kitchensPick: 'kitchen’s pick',
    repeated: 'from last week',
    chosenBy: { repeat: 'repeated', kitchen: 'kitchen’s pick' },
    portions: (count: number) => countedPortions('en', count),
    remove: 'Remove',
    removeNamed: (dish: string) => `Remove: ${dish}`,
    swap: 'Swap',
    swapNamed: (dish: string) => `Swap: ${dish}`,
    change: 'Change',
    changeNamed: (dish: string) => `Change: ${dish}`,
    fewerNamed: (dish: string) => `One portion less: ${dish}`,
    moreNamed: (dish: string) => `One portion more: ${dish}`,
    address: 'Delivery address',
    addressTitle: 'Where do we deliver this day?',
    addressSave: 'Deliver here',
    addressSaved: (receipt: string) => `The address of the day is changed. Receipt ${receipt}.`,
    addressesFailed: 'Your addresses did not load',
    addressFailed: 'The address could not be changed',
    addressNone: 'No address yet',
    nextExtra: (meal: string, place: number) =>
      `${ORDINALS_EN[place - 1] ?? `${place}th`} ${meal.toLowerCase()} is an extra:`,
    nextExtraFrom: (meal: string, place: number) =>
      `${ORDINALS_EN[place - 1] ?? `${place}th`} ${meal.toLowerCase()} is an extra, from`,
    choose: (meal: string) => `Choose ${meal.toLowerCase()}`,
    extras: (count: number) => plural('en', count, { one: '# extra', other: '# extras' }),
    extrasNote: 'charged at the cut-off',
    fallback: {
      ifNothing: { all: 'If you choose nothing', rest: 'If you choose nothing more' },
      change: 'Change',
      given: 'The day is skipped and its meals come at the end of your cycle.',
      noDishToday: 'The restaurant has no dish for you on this day, so the day goes back to you.',
      noDish: (meals: number) =>
        plural('en', meals, {
          one: 'The restaurant has no other dish for you: # meal goes back to you.',
          other: 'The restaurant has no other dish for you: # meals go back to you.',
        }),
      wentBack: (meals: number) =>
        plural('en', meals, {
          one: '# meal was paid back: the restaurant had no dish for you.',
          other: '# meals were paid back: the restaurant had no dish for you.',
        }),
      filled: 'The dishes above marked as a pick come by themselves.',
      save: 'Save',
    },
    saved: 'Every change is saved at once.',
    saving: 'Saving…',
    waiting: 'Waits for the connection',
    nextDay: 'Next day',
    nextDayNamed: (day: string) => `Next day: ${day}`,
    done: 'Done',
  },
  {
    label: 'صينيتك',
    show: 'عرض الصينية',
    select: 'يُرجى اختيار وجبة',
    kitchensPick: 'اختيار المطبخ',
    repeated: 'من الأسبوع الماضي',
    chosenBy: { repeat: 'مكرّرة', kitchen: 'اختيار المطبخ' },
    portions: (count: number) => countedPortions('ar', count),
    remove: 'إزالة',
    removeNamed: (dish: string) => `إزالة: ${dish}`,
    swap: 'تبديل',
    swapNamed: (dish: string) => `تبديل: ${dish}`,
    change: 'تغيير',
    changeNamed: (dish: string) => `تغيير: ${dish}`,
    fewerNamed: (dish: string) => `إنقاص حصة: ${dish}`,
    moreNamed: (dish: string) => `زيادة حصة: ${dish}`,
    address: 'عنوان التوصيل',
    addressTitle: 'إلى أين نوصل في هذا اليوم؟',
    addressSave: 'التوصيل إلى هنا',
    addressSaved: (receipt: string) => `تم تغيير عنوان هذا اليوم. رقم الإيصال ${receipt}.`,
    addressesFailed: 'تعذّر تحميل عناوينك',
    addressFailed: 'تعذّر تغيير العنوان',
    addressNone: 'لا يوجد عنوان بعد',
    nextExtra: (meal: string, place: number) =>
      `${meal} ${ORDINALS_AR[place - 1] ?? `رقم ${place}`} وجبة إضافية:`,
    nextExtraFrom: (meal: string, place: number) =>
      `${meal} ${ORDINALS_AR[place - 1] ?? `رقم ${place}`} وجبة إضافية، ابتداءً من`,
    choose: (meal: string) => `اختيار ${meal}`,
    extras: (count: number) =>
      plural('ar', count, {
        one: 'وجبة إضافية واحدة',
        two: 'وجبتان إضافيتان',
        few: '# وجبات إضافية',
        many: '# وجبة إضافية',
        other: '# وجبة إضافية',
      }),
    extrasNote: 'تُخصم عند آخر موعد للتعديل',
    fallback: {
      ifNothing: { all: 'إن لم تختر شيئًا', rest: 'إن لم تختر المزيد' },
      change: 'تغيير',
      given: 'يُتخطّى اليوم، وتأتي وجباته في نهاية دورتك.',
      noDishToday: 'ليس لدى المطعم طبق مناسب لك في هذا اليوم، فيعود اليوم إليك.',
      noDish: (meals: number) =>
        plural('ar', meals, {
          one: 'ليس لدى المطعم طبق آخر مناسب لك: تعود إليك قيمة وجبة واحدة.',
          two: 'ليس لدى المطعم طبق آخر مناسب لك: تعود إليك قيمة وجبتين.',
          few: 'ليس لدى المطعم طبق آخر مناسب لك: تعود إليك قيمة # وجبات.',
          many: 'ليس لدى المطعم طبق آخر مناسب لك: تعود إليك قيمة # وجبة.',
          other: 'ليس لدى المطعم طبق آخر مناسب لك: تعود إليك قيمة # وجبة.',
        }),
      wentBack: (meals: number) =>
        plural('ar', meals, {
          one: 'أُعيدت إليك قيمة وجبة واحدة: لم يكن لدى المطعم طبق مناسب لك.',
          two: 'أُعيدت إليك قيمة وجبتين: لم يكن لدى المطعم طبق مناسب لك.',
          few: 'أُعيدت إليك قيمة # وجبات: لم يكن لدى المطعم طبق مناسب لك.',
          many: 'أُعيدت إليك قيمة # وجبة: لم يكن لدى المطعم طبق مناسب لك.',
          other: 'أُعيدت إليك قيمة # وجبة: لم يكن لدى المطعم طبق مناسب لك.',
        }),
      filled: 'تأتي الأطباق المقترحة أعلاه تلقائيًا.',
      save: 'حفظ',
    },
    saved: 'يُحفظ كل تغيير فورًا.',
    saving: 'جارٍ الحفظ…',
    waiting: 'بانتظار الاتصال',
    nextDay: 'اليوم التالي',
    nextDayNamed: (day: string) => `اليوم التالي: ${day}`,
    done: 'تم',
  },
)

export type TrayTexts = (typeof trayTexts)['en']
