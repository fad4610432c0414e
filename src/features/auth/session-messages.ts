import { defineTexts } from '#shared/language.ts'

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
  },
)
