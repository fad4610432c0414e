import { defineTexts } from '#shared/language.ts'

export const recordTexts = defineTexts(
  {
    loading: 'Loading',
    failed: 'The list did not load',
    failedText: 'Nothing is lost. Please try again.',
    back: 'Back to the list',
    keep: 'Keep as it is',
    reason: 'Reason',
    reasonHint: 'Stays in the audit trail.',
    error: 'Error',
    actionFailed: 'This could not be done. Please try again.',
  },
  {
    loading: 'جارٍ التحميل',
    failed: 'تعذّر تحميل القائمة',
    failedText: 'لم تفقد شيئًا. يُرجى إعادة المحاولة.',
    back: 'العودة إلى القائمة',
    keep: 'إبقاء الوضع كما هو',
    reason: 'السبب',
    reasonHint: 'يبقى في سجل التدقيق.',
    error: 'خطأ',
    actionFailed: 'تعذّر تنفيذ هذا. يُرجى إعادة المحاولة.',
  },
)
