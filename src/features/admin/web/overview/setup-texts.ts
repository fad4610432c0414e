import { defineTexts } from '#shared/language.ts'

export const setupTexts = defineTexts(
  {
    title: 'Open your shop',
    done: (done: number, all: number) => `${done} of ${all} done`,
    isDone: 'Done',
    open: 'Open',
    failed: 'The checklist didn’t load.',
    steps: {
      company: { title: 'Company data', text: 'Legal name, tax number, address and contact' },
      kitchen: {
        title: 'First restaurant',
        text: 'Add it and invite its owner, then open it once they’re ready',
      },
      prices: { title: 'Plans and prices', text: 'Check the plans and set the first price' },
      cards: {
        title: 'Card payments',
        text: 'Subscribe to an AI plan by card, then refund it in Payments',
      },
      templates: {
        title: 'Message templates',
        text: 'Submit them with npm run templates, then wait for Meta’s approval',
      },
      admins: { title: 'Second admin', text: 'Someone who can help if you lose your phone' },
    },
  },
  {
    title: 'تجهيز المتجر',
    done: (done: number, all: number) => `اكتمل ${done} من ${all}`,
    isDone: 'مكتمل',
    open: 'فتح',
    failed: 'تعذّر عرض قائمة التجهيز.',
    steps: {
      company: { title: 'بيانات الشركة', text: 'الاسم القانوني والرقم الضريبي والعنوان والتواصل' },
      kitchen: { title: 'أول مطعم', text: 'إضافته ودعوة مالكه، ثم فتحه بعد أن يصبح جاهزًا' },
      prices: { title: 'الخطط والأسعار', text: 'مراجعة الخطط وتحديد أول سعر' },
      cards: {
        title: 'الدفع بالبطاقة',
        text: 'الاشتراك في خطة ذكية بالبطاقة، ثم رد المبلغ من صفحة المدفوعات',
      },
      templates: {
        title: 'قوالب الرسائل',
        text: 'إرسالها بالأمر npm run templates ثم انتظار موافقة Meta',
      },
      admins: { title: 'مشرف ثانٍ', text: 'شخص يساعد عند فقدان الهاتف' },
    },
  },
)
