import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

const MEALS_EN = { one: '# meal', other: '# meals' }
const MEALS_AR = {
  zero: 'بلا وجبات',
  one: 'وجبة واحدة',
  two: 'وجبتان',
  few: '# وجبات',
  many: '# وجبة',
  other: '# وجبة',
}

/** Changing one delivery: another day, another address. */
export const changeTexts = defineTexts(
  {
    change: 'Change',
    changeNamed: (day: Day) => `Change ${formatDay(day, 'en')}`,
    menu: {
      move: 'Move to another day',
      address: 'Send to another address',
      skip: 'Skip this day',
    },
    loading: 'Looking up what follows',
    failed: 'What follows could not be looked up. Nothing is changed.',
    keep: 'Keep as it is',
    cost: 'You pay for this',
    nothing: 'Nothing',
    undoUntil: 'You can undo until',
    undo: 'Undo',
    success: 'Success',
    error: 'Error',
    move: {
      title: (day: Day) => `Move ${formatDay(day, 'en')}`,
      lead: 'The delivery comes on another day, with the meals you chose.',
      to: 'New day',
      confirm: 'Move delivery',
      reasons: {
        day_taken: 'Another delivery of this plan comes on this day.',
        kitchen_day_full: 'The kitchen is full or closed on this day.',
        day_paused: 'Your deliveries are paused on this day.',
      },
      outside: (from: Day, to: Day) =>
        `Please choose a day from ${formatDay(from, 'en', 'long')} to ${formatDay(to, 'en', 'long')}.`,
      comes: 'It comes on',
      kept: 'Meals that go along',
      dropped: 'Not on the menu that day',
      meals: (count: number) => plural('en', count, MEALS_EN),
      noMeals: 'None chosen yet',
      end: 'Last delivery then',
      done: (to: Day, receipt: string) => `It comes on ${formatDay(to, 'en')}. Receipt ${receipt}.`,
      failed: 'The delivery could not be moved',
    },
    address: {
      title: (day: Day) => `Where ${formatDay(day, 'en')} goes`,
      lead: 'Only this one delivery goes there.',
      to: 'Delivery address',
      current: 'it goes there now',
      confirm: 'Change address',
      goes: 'It goes to',
      add: 'Add an address',
      done: (name: string, receipt: string) =>
        `It goes to \u2068${name}\u2069. Receipt ${receipt}.`,
      failed: 'The address could not be changed',
    },
  },
  {
    change: 'تغيير',
    changeNamed: (day: Day) => `تغيير ${formatDay(day, 'ar')}`,
    menu: { move: 'نقل إلى يوم آخر', address: 'إرسال إلى عنوان آخر', skip: 'تخطّي هذا اليوم' },
    loading: 'جارٍ حساب ما يترتب على التغيير',
    failed: 'تعذّر حساب ما يترتب على التغيير. لم يتغير أي شيء.',
    keep: 'الإبقاء عليه',
    cost: 'ما تدفعه مقابل ذلك',
    nothing: 'لا شيء',
    undoUntil: 'يمكن التراجع حتى',
    undo: 'تراجع',
    success: 'تم بنجاح',
    error: 'خطأ',
    move: {
      title: (day: Day) => `نقل توصيلة ${formatDay(day, 'ar')}`,
      lead: 'تصلك التوصيلة في يوم آخر مع الوجبات التي اخترتها.',
      to: 'اليوم الجديد',
      confirm: 'نقل التوصيلة',
      reasons: {
        day_taken: 'تصلك توصيلة أخرى من هذه الخطة في هذا اليوم.',
        kitchen_day_full: 'المطبخ مكتمل الحجز أو مغلق في هذا اليوم.',
        day_paused: 'التوصيل متوقف مؤقتًا في هذا اليوم.',
      },
      outside: (from: Day, to: Day) =>
        `يُرجى اختيار يوم من ${formatDay(from, 'ar', 'long')} إلى ${formatDay(to, 'ar', 'long')}.`,
      comes: 'تصل يوم',
      kept: 'وجبات تنتقل معها',
      dropped: 'غير متاحة في ذلك اليوم',
      meals: (count: number) => plural('ar', count, MEALS_AR),
      noMeals: 'لم تُختر بعد',
      end: 'آخر توصيلة حينها',
      done: (to: Day, receipt: string) => `تصلك يوم ${formatDay(to, 'ar')}. رقم الإيصال ${receipt}.`,
      failed: 'تعذّر نقل التوصيلة',
    },
    address: {
      title: (day: Day) => `عنوان توصيلة ${formatDay(day, 'ar')}`,
      lead: 'تصل هذه التوصيلة وحدها إلى العنوان الجديد.',
      to: 'عنوان التوصيل',
      current: 'العنوان الحالي',
      confirm: 'تغيير العنوان',
      goes: 'تصل إلى',
      add: 'إضافة عنوان',
      done: (name: string, receipt: string) =>
        `تصل إلى \u2068${name}\u2069. رقم الإيصال ${receipt}.`,
      failed: 'تعذّر تغيير العنوان',
    },
  },
)
