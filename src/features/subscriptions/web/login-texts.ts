import { defineTexts } from '#shared/language.ts'

/** What a signed-out person hears who wants to order. */
export const loginTexts = defineTexts(
  {
    authenticationRequired: 'Authentication Required',
    loginToContinue: 'Please login to continue',
  },
  {
    authenticationRequired: 'تسجيل الدخول مطلوب',
    loginToContinue: 'يُرجى تسجيل الدخول للمتابعة',
  },
)
