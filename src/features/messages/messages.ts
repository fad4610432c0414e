import { defineTexts, plural } from '#shared/language.ts'

export const messages = defineTexts(
  {
    inbox: {
      title: 'Local inbox',
      lead: 'In demo mode messages come here instead of WhatsApp and email.',
      phones: 'Phones',
      count: (count: number) => plural('en', count, { one: '# message', other: '# messages' }),
      empty: 'No messages yet',
      emptyText: 'Ask for a code on the login page. It arrives here within a second.',
      toLogin: 'To the login page',
      copyCode: (code: string) => `Copy the code ${code}`,
      copied: 'Copied',
      sender: 'Sufra',
      loading: 'Loading messages',
      error: 'The messages did not load',
      errorText: 'Nothing is lost. Please try again.',
      stale: 'No connection. We keep trying.',
      conversation: (phone: string) => `Messages to ${phone}`,
      email: 'Email',
    },
  },
  {
    inbox: {
      title: 'صندوق الرسائل المحلي',
      lead: 'في النسخة التجريبية تصل الرسائل إلى هنا بدلًا من واتساب والبريد الإلكتروني.',
      phones: 'أرقام الهواتف',
      count: (count: number) =>
        plural('ar', count, {
          zero: 'لا رسائل',
          one: 'رسالة واحدة',
          two: 'رسالتان',
          few: '# رسائل',
          many: '# رسالة',
          other: '# رسالة',
        }),
      empty: 'لا توجد رسائل بعد',
      emptyText: 'اطلب رمزًا من صفحة الدخول، ويصل إلى هنا خلال ثانية.',
      toLogin: 'إلى صفحة الدخول',
      copyCode: (code: string) => `نسخ الرمز ${code}`,
      copied: 'تم النسخ',
      sender: 'سُفرة',
      loading: 'جارٍ تحميل الرسائل',
      error: 'تعذّر تحميل الرسائل',
      errorText: 'لم تفقد شيئًا. يُرجى إعادة المحاولة.',
      stale: 'لا يوجد اتصال. نواصل المحاولة.',
      conversation: (phone: string) => `الرسائل إلى ${phone}`,
      email: 'بريد إلكتروني',
    },
  },
)
