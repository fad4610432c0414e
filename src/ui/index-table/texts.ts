import { defineTexts, plural } from '#shared/language.ts'

const ROWS_AR = {
  zero: 'لا شيء محدد',
  one: 'سجل واحد محدد',
  two: 'سجلان محددان',
  few: '# سجلات محددة',
  many: '# سجلًا محددًا',
  other: '# سجل محدد',
}

/** The orders of all indexes. */
export type SortName =
  | 'urgent'
  | 'newest'
  | 'oldest'
  | 'name'
  | 'number'
  | 'due'
  | 'start'
  | 'amount'
  | 'people'
  | 'price'

export const indexTexts = defineTexts(
  {
    search: 'Search',
    all: 'All',
    sort: 'Sort by',
    filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
    clear: 'Clear filters',
    exportCsv: 'Export CSV',
    exported: 'The table was downloaded',
    exportCut: (rows: number) => `The file has only the first ${rows.toLocaleString('en')} rows`,
    exportCutText: 'Filter the list, or sort it the other way round, to get the others.',
    exportFailed: 'The table could not be downloaded. Please try again.',
    more: 'Show more',
    loading: 'Loading',
    failed: 'The list did not load',
    failedText: 'Nothing is lost. Please try again.',
    none: 'Nothing found',
    noneText: 'Try another spelling, or fewer filters.',
    empty: 'Nothing here yet',
    emptyText: 'What comes in shows up here by itself.',
    open: (name: string) => `Open ${name}`,
    error: 'Error',
    sorts: {
      urgent: 'Most urgent first',
      newest: 'Newest first',
      oldest: 'Oldest first',
      name: 'Name',
      number: 'Number',
      due: 'Due first',
      start: 'Earliest start first',
      amount: 'Highest amount first',
      people: 'Most people first',
      price: 'Highest price first',
    },
    views: 'Saved views',
    saveView: 'Save this view',
    viewName: 'Name of the view',
    removeView: (name: string) => `Remove the view ${name}`,
    saveViewFailed: 'The view was not saved. Please try again.',
    removeViewFailed: 'The view was not removed. Please try again.',
    save: 'Save',
    cancel: 'Cancel',
    keys: {
      title: 'Keyboard',
      search: 'search',
      move: 'move',
      open: 'open',
      choose: 'select',
      turnOff: 'Turn off single keys',
      turnOn: 'Turn on single keys',
    },
    bulk: {
      title: 'Several at once',
      chosen: (count: number) =>
        plural('en', count, { one: '# row selected', other: '# rows selected' }),
      choose: (name: string) => `Choose ${name}`,
      chooseAll: 'Select all rows shown',
      release: 'Clear selection',
      tooMany: (most: number) => `At most ${most} at once`,
      unfit: 'None of the selected rows can be changed this way',
      left: (count: number) =>
        plural('en', count, {
          one: '# selected row stays as it is: this does not apply to it.',
          other: '# selected rows stay as they are: this does not apply to them.',
        }),
      done: (count: number) => `Done: ${count}`,
      outcome: (done: number, refused: number) => `Done: ${done}. Could not be done: ${refused}.`,
      close: 'Close this message',
      failed: 'This could not be done. Please try again.',
    },
  },
  {
    search: 'بحث',
    all: 'الكل',
    sort: 'الترتيب',
    filters: (count: number) => (count === 0 ? 'التصفية' : `التصفية (${count})`),
    clear: 'مسح عوامل التصفية',
    exportCsv: 'تصدير CSV',
    exported: 'تم تنزيل الجدول',
    exportCut: (rows: number) => `يحتوي الملف على أول ${rows.toLocaleString('en')} صف فقط`,
    exportCutText: 'يُرجى تصفية القائمة أو عكس ترتيبها للحصول على البقية.',
    exportFailed: 'تعذّر تنزيل الجدول. يُرجى إعادة المحاولة.',
    more: 'عرض المزيد',
    loading: 'جارٍ التحميل',
    failed: 'تعذّر تحميل القائمة',
    failedText: 'لم تفقد شيئًا. يُرجى إعادة المحاولة.',
    none: 'لا توجد نتائج',
    noneText: 'جرّب كتابة أخرى أو عوامل تصفية أقل.',
    empty: 'لا شيء هنا بعد',
    emptyText: 'يظهر هنا كل جديد تلقائيًا.',
    open: (name: string) => `فتح ${name}`,
    error: 'خطأ',
    sorts: {
      urgent: 'الأكثر إلحاحًا أولًا',
      newest: 'الأحدث أولًا',
      oldest: 'الأقدم أولًا',
      name: 'الاسم',
      number: 'الرقم',
      due: 'الأقرب استحقاقًا أولًا',
      start: 'الأقرب بداية أولًا',
      amount: 'الأعلى مبلغًا أولًا',
      people: 'الأكثر أشخاصًا أولًا',
      price: 'الأعلى سعرًا أولًا',
    },
    views: 'طرق العرض المحفوظة',
    saveView: 'حفظ طريقة العرض',
    viewName: 'اسم طريقة العرض',
    removeView: (name: string) => `حذف طريقة العرض ${name}`,
    saveViewFailed: 'لم تُحفظ طريقة العرض. يُرجى إعادة المحاولة.',
    removeViewFailed: 'لم تُحذف طريقة العرض. يُرجى إعادة المحاولة.',
    save: 'حفظ',
    cancel: 'إلغاء',
    keys: {
      title: 'لوحة المفاتيح',
      search: 'بحث',
      move: 'تنقّل',
      open: 'فتح',
      choose: 'تحديد',
      turnOff: 'إيقاف المفاتيح المفردة',
      turnOn: 'تشغيل المفاتيح المفردة',
    },
    bulk: {
      title: 'عدة سجلات معًا',
      chosen: (count: number) => plural('ar', count, ROWS_AR),
      choose: (name: string) => `تحديد ${name}`,
      chooseAll: 'تحديد كل السجلات المعروضة',
      release: 'إلغاء التحديد',
      tooMany: (most: number) => `${most} على الأكثر في المرة الواحدة`,
      unfit: 'لا ينطبق هذا على أي سجل محدد',
      left: (count: number) =>
        plural('ar', count, {
          zero: 'ينطبق هذا على كل المحدد.',
          one: 'سجل محدد واحد يبقى كما هو، فهذا لا ينطبق عليه.',
          two: 'سجلان محددان يبقيان كما هما، فهذا لا ينطبق عليهما.',
          few: '# سجلات محددة تبقى كما هي، فهذا لا ينطبق عليها.',
          many: '# سجلًا محددًا يبقى كما هو، فهذا لا ينطبق عليه.',
          other: '# سجل محدد يبقى كما هو، فهذا لا ينطبق عليه.',
        }),
      done: (count: number) => `تم: ${count}`,
      outcome: (done: number, refused: number) => `تم: ${done}. تعذّر: ${refused}.`,
      close: 'إغلاق هذه الرسالة',
      failed: 'تعذّر تنفيذ هذا. يُرجى إعادة المحاولة.',
    },
  },
)
