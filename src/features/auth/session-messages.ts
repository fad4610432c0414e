import { defineTexts } from '#shared/language.ts'
import { isolate } from '#shared/text/bidi.ts'

/** What every page behind the login may say of the session; the login's own texts stand apart. */
export const messages = defineTexts(
  {
    denied: {
      title: 'Unauthorized Access',
      text: 'This section is only accessible to administrators.',
    },
    logout: {
      success: 'Success',
      done: 'You have been logged out',
      error: 'Error',
      failed: 'Failed to logout',
    },
    otherPerson: {
      title: (name: string) => `You’re now signed in as ${isolate(name)}`,
      text: 'We reloaded the page so that nothing is written into the wrong account.',
    },
  },
  {
    denied: {
      title: 'دخول غير مصرّح به',
      text: 'هذا القسم متاح للمشرفين فقط.',
    },
    logout: {
      success: 'تم بنجاح',
      done: 'تم تسجيل خروجك',
      error: 'خطأ',
      failed: 'تعذّر تسجيل الخروج',
    },
    otherPerson: {
      title: (name: string) => `تم الآن تسجيل الدخول باسم ${isolate(name)}`,
      text: 'أعدنا تحميل الصفحة حتى لا يُحفظ شيء في حساب آخر.',
    },
  },
)
