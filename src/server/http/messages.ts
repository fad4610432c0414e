import { defineTexts } from '#shared/language.ts'
import { sayWait } from '#shared/text/wait.ts'

/** Refusals that every endpoint shares. */
export const messages = defineTexts(
  {
    refusals: {
      unauthenticated: 'Please log in to continue.',
      second_factor_required: 'Please confirm your login with the code of your authenticator app.',
      fresh_code_required: 'Please enter a new code of your authenticator app first.',
      forbidden: 'You are not allowed to do this.',
      not_found: 'We could not find this.',
      invalid_input: 'Please check the highlighted fields.',
      text_too_short: 'This text is too short.',
      reason_needed: 'Please name the reason (at least 3 characters)',
      bulk_ids_needed: 'Please choose at least one record, each of them once.',
      bulk_ids_many: 'At most 50 records can be changed at once.',
      text_too_long: 'This text is too long.',
      text_not_clean: 'This text has characters that cannot be shown.',
      invalid_json: 'The request is not valid JSON.',
      unsupported_media_type: 'The request must be sent as JSON.',
      body_too_large: 'The request is too large.',
      body_incomplete: 'The request did not arrive whole. Please try again.',
      cross_site: 'The request did not come from this site.',
      card_number_refused:
        'Please do not send card numbers here. Enter the card in the card provider’s form.',
      other_person: ({ name }: { name: string }) =>
        `You’re now signed in as ${name}. We reloaded the page so that nothing is written into the wrong account.`,
      changed_meanwhile: 'This has changed since you opened it. Check what is new, then save.',
      idempotency_key_invalid: 'The idempotency key must have 8 to 255 characters.',
      idempotency_key_reused: 'This idempotency key was already used for another request.',
      idempotency_in_progress: 'The same request is still being processed. Please try again.',
      too_many_requests: ({ seconds }: { seconds: number }) =>
        `Too many attempts. Please try again in ${sayWait('en', seconds)}.`,
      busy: 'It’s very busy right now. Nothing is lost. Please try again.',
      unavailable:
        'We cannot reach our kitchen systems right now. Nothing is lost. Please try again.',
      internal: 'Something went wrong on our side. Nothing is lost. Please try again.',
    },
  },
  {
    refusals: {
      unauthenticated: 'يُرجى تسجيل الدخول للمتابعة.',
      second_factor_required: 'يُرجى تأكيد الدخول برمز تطبيق المصادقة.',
      fresh_code_required: 'يُرجى إدخال رمز جديد من تطبيق المصادقة أولًا.',
      forbidden: 'لا تملك صلاحية تنفيذ هذا الإجراء.',
      not_found: 'تعذّر العثور على المطلوب.',
      invalid_input: 'يُرجى مراجعة الحقول المحددة.',
      text_too_short: 'هذا النص قصير جدًا.',
      reason_needed: 'يُرجى ذكر السبب (3 أحرف على الأقل)',
      bulk_ids_needed: 'يُرجى تحديد سجل واحد على الأقل، وكل سجل مرة واحدة.',
      bulk_ids_many: 'يمكن تغيير 50 سجلًا على الأكثر في المرة الواحدة.',
      text_too_long: 'هذا النص طويل جدًا.',
      text_not_clean: 'يحتوي هذا النص على رموز لا يمكن عرضها.',
      invalid_json: 'صيغة الطلب غير صحيحة.',
      unsupported_media_type: 'يجب إرسال الطلب بصيغة JSON.',
      body_too_large: 'حجم الطلب أكبر من المسموح.',
      body_incomplete: 'لم يصل الطلب كاملًا. يُرجى إعادة المحاولة.',
      cross_site: 'لم يصدر الطلب من هذا الموقع.',
      card_number_refused:
        'يُرجى عدم إرسال أرقام البطاقات هنا. أدخل البطاقة في نموذج مزوّد خدمة البطاقات.',
      other_person: ({ name }: { name: string }) =>
        `تم الآن تسجيل الدخول باسم ${name}. أعدنا تحميل الصفحة حتى لا يُحفظ شيء في حساب آخر.`,
      changed_meanwhile: 'تغيّرت هذه البيانات منذ فتحها. يُرجى مراجعة الجديد ثم الحفظ.',
      idempotency_key_invalid: 'يجب أن يتكوّن مفتاح الطلب من 8 إلى 255 حرفًا.',
      idempotency_key_reused: 'سبق استخدام مفتاح الطلب هذا لطلب آخر.',
      idempotency_in_progress: 'ما زال الطلب نفسه قيد المعالجة. يُرجى إعادة المحاولة.',
      too_many_requests: ({ seconds }: { seconds: number }) =>
        `محاولات كثيرة. يُرجى إعادة المحاولة بعد ${sayWait('ar', seconds)}.`,
      busy: 'الضغط كبير الآن. لم تفقد شيئًا. يُرجى إعادة المحاولة.',
      unavailable: 'تعذّر الوصول إلى أنظمتنا الآن. لم تفقد شيئًا. يُرجى إعادة المحاولة.',
      internal: 'حدث خطأ من جانبنا. لم تفقد شيئًا. يُرجى إعادة المحاولة.',
    },
  },
)
