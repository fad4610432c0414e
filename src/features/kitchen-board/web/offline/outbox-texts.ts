import { defineTexts, plural } from '#shared/language.ts'

const STEPS_AR = {
  zero: '# خطوة محفوظة',
  one: 'خطوة واحدة محفوظة',
  two: 'خطوتان محفوظتان',
  few: '# خطوات محفوظة',
  many: '# خطوة محفوظة',
  other: '# خطوة محفوظة',
}

/** Of steps that this device keeps for the server. */
export const outboxTexts = defineTexts(
  {
    waiting: (count: number) =>
      plural('en', count, {
        one: '# step saved here, will be sent',
        other: '# steps saved here, will be sent',
      }),
    refused: 'The server did not take this step.',
    skipped: 'Not sent, because the step before it was not taken.',
    title: 'Not taken',
    lead: 'These steps were pressed here, but the server could not take them.',
    dismiss: 'Understood',
    step: (label: string, step: string) => `${label}, “${step}”, pressed at`,
    tick: 'tick',
    recall: 'recall',
    knock: 'nobody opens',
    savedBoard: (time: string) => `This is the board as it was at ${time}.`,
    logIn: 'Log in',
    signedOut: 'You are signed out. What is saved here will be sent when you log in again.',
  },
  {
    waiting: (count: number) => `${plural('ar', count, STEPS_AR)} هنا وستُرسل`,
    refused: 'لم يقبل الخادم هذه الخطوة.',
    skipped: 'لم تُرسل لأن الخطوة التي قبلها لم تُقبل.',
    title: 'لم تُقبل',
    lead: 'سُجّلت هذه الخطوات هنا، لكن تعذّر على الخادم قبولها.',
    dismiss: 'مفهوم',
    step: (label: string, step: string) => `${label}، «${step}»، الساعة`,
    tick: 'علامة',
    recall: 'تراجع',
    knock: 'لا أحد يفتح',
    savedBoard: (time: string) => `هذه اللوحة كما كانت الساعة ${time}.`,
    logIn: 'تسجيل الدخول',
    signedOut: 'انتهت الجلسة. سيُرسل ما حُفظ هنا بعد تسجيل الدخول مجددًا.',
  },
)
