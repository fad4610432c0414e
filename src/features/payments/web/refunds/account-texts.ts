import { defineTexts } from '#shared/language.ts'

export const accountTexts = defineTexts(
  {
    ask: 'This refund can’t go back the way you paid. Tell us where to send it.',
    sentTo: 'We send this refund to',
    name: 'Enter an account',
    change: 'Change the account',
    title: 'Where should we send your refund?',
    lead: 'We only use these details for this refund, and delete the number once it’s paid.',
    way: 'Send it by',
    ways: { bank: 'Bank transfer', usdt: 'USDT' },
    holder: 'Name on the account',
    numbers: { bank: 'IBAN', usdt: 'USDT address (TRC-20)' },
    keep: 'Not now',
    save: 'Save account',
    saved: 'Your account is saved',
  },
  {
    ask: 'لا يمكن إعادة هذا المبلغ بالطريقة التي دفعت بها. أخبرنا إلى أين نرسله.',
    sentTo: 'نرسل هذا المبلغ إلى',
    name: 'إدخال حساب',
    change: 'تغيير الحساب',
    title: 'إلى أين نرسل المبلغ المسترد؟',
    lead: 'نستخدم هذه البيانات لهذا المبلغ فقط، ونحذف الرقم بعد التحويل.',
    way: 'طريقة الإرسال',
    ways: { bank: 'حوالة مصرفية', usdt: 'USDT' },
    holder: 'اسم صاحب الحساب',
    numbers: { bank: 'رقم الآيبان', usdt: 'عنوان USDT (TRC-20)' },
    keep: 'ليس الآن',
    save: 'حفظ الحساب',
    saved: 'تم حفظ حسابك',
  },
)
