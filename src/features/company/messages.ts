import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      shop_not_open: 'We aren’t taking orders yet. You haven’t been charged.',
      company_name_required: 'Please enter the legal name',
      trn_invalid: 'A tax registration number has 15 digits and begins with 1',
      support_phone_invalid: 'Please enter a phone number with its country code',
      support_email_invalid: 'Please enter a valid email address',
      support_whatsapp_invalid: 'Please enter a WhatsApp number with its country code',
      iban_invalid: 'Enter a UAE IBAN: AE and 21 digits',
      page_address_invalid: 'Enter the full address of your page, with https://',
    },
  },
  {
    refusals: {
      shop_not_open: 'لم نبدأ استقبال الطلبات بعد. لم يُخصم منك أي مبلغ.',
      company_name_required: 'يُرجى إدخال الاسم القانوني',
      trn_invalid: 'يتكون رقم التسجيل الضريبي من 15 رقمًا ويبدأ بالرقم 1',
      support_phone_invalid: 'يُرجى إدخال رقم هاتف مع رمز الدولة',
      support_email_invalid: 'يُرجى إدخال بريد إلكتروني صحيح',
      support_whatsapp_invalid: 'يُرجى إدخال رقم واتساب مع رمز الدولة',
      iban_invalid: 'يُرجى إدخال رقم آيبان إماراتي: AE ثم 21 رقمًا',
      page_address_invalid: 'يُرجى إدخال عنوان الصفحة كاملًا مع https://',
    },
  },
)
