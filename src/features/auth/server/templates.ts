import type { Bilingual, Language } from '#shared/language.ts'
import { formatPhone } from '#shared/phone.ts'
import type { Transaction } from '#server/database/database.ts'
import { readCompany } from '#features/company/server/public.ts'
import {
  authenticationTemplate,
  queueMessage,
  utilityTemplate,
  variables,
} from '#features/messages/server/public.ts'
import { CODE_LENGTH } from '../limit-rules.ts'
import { codeOf } from './codes.ts'

/** Derives the code only when the message is delivered: the outbox holds the challenge, not the code. */
export const loginCode = authenticationTemplate({
  name: 'login-code',
  sample: { challenge: 'c2FtcGxlLWNoYWxsZW5nZQ', phone: '+971501234567', digits: CODE_LENGTH },
  code: ({ challenge, phone, digits }, { secret }) =>
    codeOf(secret, Buffer.from(challenge, 'base64url'), phone, digits),
})

/** What a person hears of their second factor, lest someone else changed it. */
const FACTOR_TEMPLATES = {
  enrolled: utilityTemplate({
    name: 'second-factor-enrolled',
    en: 'An authenticator app now confirms your Sufra logins. Wasn’t it you? Call us now on {phone} and we’ll lock your account.',
    ar: 'أصبح تطبيق المصادقة يؤكد دخولك إلى سُفرة. إن لم يكن ذلك بطلب منك، يُرجى الاتصال بنا فورًا على {phone} لنقفل حسابك.',
    variables: { phone: variables.code('+971 4 555 0182') },
    isAlwaysSent: true,
  }),
  recovered: utilityTemplate({
    name: 'second-factor-recovered',
    en: 'A recovery code was used to log in to your Sufra account. Wasn’t it you? Call us now on {phone} and we’ll lock your account.',
    ar: 'استُخدم رمز استرداد للدخول إلى حسابك في سُفرة. إن لم يكن ذلك بطلب منك، يُرجى الاتصال بنا فورًا على {phone} لنقفل حسابك.',
    variables: { phone: variables.code('+971 4 555 0182') },
    isAlwaysSent: true,
  }),
  reset: utilityTemplate({
    name: 'second-factor-reset',
    en: 'Our team reset your Sufra authenticator. You’ll set up a new one when you next log in. Call {phone} if you didn’t ask for this.',
    ar: 'أعاد فريقنا ضبط تطبيق المصادقة لحسابك في سُفرة، ويُضبط من جديد عند الدخول القادم. للاستفسار يمكن الاتصال على {phone} في أي وقت.',
    variables: { phone: variables.code('+971 4 555 0182') },
    isAlwaysSent: true,
  }),
}

/** Of a code that was used where none was before. Staff still need their second factor. */
export const newDevice = utilityTemplate({
  name: 'new-device',
  en: 'A new device used your Sufra login code: {device} at {at}. Wasn’t it you? Call us now on {phone} and we’ll lock your account.',
  ar: 'استُخدم رمز دخولك إلى سُفرة على جهاز جديد: {device} عند {at}. إن لم يكن الدخول منك، يُرجى الاتصال بنا فورًا على {phone} لنقفل حسابك.',
  variables: {
    device: variables.words('Chrome · Android'),
    at: variables.moment,
    phone: variables.code('+971 4 555 0182'),
  },
  isAlwaysSent: true,
})

/** Where a browser does not say what it is. */
export const UNKNOWN_DEVICE: Bilingual = { en: 'an unknown browser', ar: 'متصفح غير معروف' }

/** What a person hears of the address that sign-in codes may go to. */
export const EMAIL_TEMPLATES = {
  confirmed: utilityTemplate({
    name: 'email-confirmed',
    en: 'A new email address can now receive your Sufra login codes. Wasn’t it you? Call us now on {phone} and we’ll lock your account.',
    ar: 'أصبح بإمكان بريد إلكتروني جديد استلام رموز دخولك إلى سُفرة. إن لم يكن ذلك بطلب منك، يُرجى الاتصال بنا فورًا على {phone} لنقفل حسابك.',
    variables: { phone: variables.code('+971 4 555 0182') },
    isAlwaysSent: true,
  }),
  removed: utilityTemplate({
    name: 'email-removed',
    en: 'Your email address no longer receives your Sufra login codes. Wasn’t it you? Call us now on {phone} and we’ll lock your account.',
    ar: 'لم يعد بريدك الإلكتروني يستلم رموز دخولك إلى سُفرة. إن لم يكن ذلك بطلب منك، يُرجى الاتصال بنا فورًا على {phone} لنقفل حسابك.',
    variables: { phone: variables.code('+971 4 555 0182') },
    isAlwaysSent: true,
  }),
}

/** Proves that a person reads an address. It goes out by e-mail only, so Meta never sees it. */
export const emailCode = authenticationTemplate({
  name: 'email-code',
  sample: { challenge: 'c2FtcGxlLWNoYWxsZW5nZQ', phone: 'mariam@example.com', digits: CODE_LENGTH },
  code: ({ challenge, phone, digits }, { secret }) =>
    codeOf(secret, Buffer.from(challenge, 'base64url'), phone, digits),
})

/** Messages whose text is a code. */
export const CODE_TEMPLATES: readonly string[] = [loginCode.name, emailCode.name]

export const authTemplates = [
  loginCode,
  newDevice,
  ...Object.values(FACTOR_TEMPLATES),
  ...Object.values(EMAIL_TEMPLATES),
]

interface Recipient {
  phone: string
  language: Language
  now: Date
  requestId: string
}

export async function notifyOfChange(
  tx: Transaction,
  { phone, language, now, requestId }: Recipient,
  change: keyof typeof FACTOR_TEMPLATES,
): Promise<void> {
  const company = await readCompany(tx)
  await queueMessage(tx, {
    to: phone,
    template: FACTOR_TEMPLATES[change],
    parameters: { phone: formatPhone(company.phone) },
    language,
    dedupeKey: `second-factor-${change}:${requestId}`,
    now,
  })
}
