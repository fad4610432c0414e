import { defineTexts } from '#shared/language.ts'

export const payoutsTexts = defineTexts(
  {
    title: 'Payouts that didn’t reach our bank',
    lead: 'The money is back with the provider. Correct the bank account there; it then sends a new payout.',
    refused: (code: string) => `The bank didn’t take it (${code})`,
    refusedPlain: 'The bank didn’t take it',
    close: 'Mark as handled',
    closeOf: (ref: string) => `Mark as handled: ${ref}`,
    closeLead: 'Name what was done. The new payout is booked when the provider reports it.',
    closed: 'The payout is marked as handled',
    loadFailed: 'The failed payouts did not load.',
  },
  {
    title: 'تحويلات لم تصل إلى مصرفنا',
    lead: 'عاد المبلغ إلى المزوّد. بعد تصحيح الحساب المصرفي لديه يرسل تحويلًا جديدًا.',
    refused: (code: string) => `لم يقبله المصرف (${code})`,
    refusedPlain: 'لم يقبله المصرف',
    close: 'تمت المعالجة',
    closeOf: (ref: string) => `تمت المعالجة: ${ref}`,
    closeLead: 'يُرجى ذكر ما جرى. يُسجَّل التحويل الجديد عندما يُبلغ به المزوّد.',
    closed: 'سُجّلت معالجة التحويل',
    loadFailed: 'تعذّر تحميل التحويلات.',
  },
)
