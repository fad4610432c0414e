import { defineTexts } from '#shared/language.ts'
import { isolate } from '#shared/text/bidi.ts'

/** On a page that was loaded again, because someone else is signed in now. */
export const otherPersonTexts = defineTexts(
  {
    title: (name: string) => `You’re now signed in as ${isolate(name)}`,
    text: 'We reloaded the page so that nothing is written into the wrong account.',
  },
  {
    title: (name: string) => `تم الآن تسجيل الدخول باسم ${isolate(name)}`,
    text: 'أعدنا تحميل الصفحة حتى لا يُحفظ شيء في حساب آخر.',
  },
)
