import { defineTexts } from '#shared/language.ts'
import type { DocumentKind } from './rules.ts'

const SELFIE_OF_OTHER = 'Selfie with the ID'

const DOCUMENTS = {
  en: {
    emiratesIdPhoto: 'Emirates ID',
    selfieWithId: 'Selfie with your ID',
    bankDetailsDoc: 'Bank account document',
    businessRepEmiratesId: 'Emirates ID of the representative',
    tradeLicenseDoc: 'Trade licence',
    businessBankDoc: 'Business bank document',
  },
  ar: {
    emiratesIdPhoto: 'الهوية الإماراتية',
    selfieWithId: 'صورة شخصية مع الهوية',
    bankDetailsDoc: 'مستند الحساب المصرفي',
    businessRepEmiratesId: 'الهوية الإماراتية لممثل المنشأة',
    tradeLicenseDoc: 'الرخصة التجارية',
    businessBankDoc: 'مستند الحساب المصرفي للمنشأة',
  },
} as const satisfies Record<'en' | 'ar', Record<DocumentKind, string>>

const documentsIn = (names: Readonly<Record<string, string>>, kinds: string, separator: string) =>
  kinds
    .split(' ')
    .map((kind) => names[kind] ?? kind)
    .join(separator)

export const messages = defineTexts(
  {
    refusals: {
      legal_name_required: 'Enter the full name as on the Emirates ID',
      legal_name_missing: 'This application has no legal name. Ask for changes first.',
      name_not_compared: 'Compare the name with the Emirates ID before you approve.',
      emirates_id_too_short: 'Emirates ID must be at least 15 characters',
      emirates_id_invalid: 'Please enter a valid Emirates ID',
      emirates_id_taken:
        'This Emirates ID belongs to an application of another account. Please log in there, or write to us.',
      bank_details_required: 'Bank account details required',
      bank_details_invalid: 'Please enter valid bank details',
      cuisine_specialty_required: 'Please select at least one cuisine specialty',
      business_name_invalid: 'Please enter a valid business name',
      trade_license_invalid: 'Please enter a valid trade license number',
      individual_documents_required:
        'Please upload your Emirates ID photo, selfie with ID, and bank account document',
      business_documents_required:
        'Please upload all required business documents (Emirates ID, trade license, bank account details)',
      application_open:
        'You have applied already. You can follow your application on the dashboard.',
      application_approved: 'Your application was approved already.',
      application_not_changeable: 'This application cannot be changed now.',
      document_accepted: 'This document was accepted. There is nothing to replace.',
      documents_to_replace: 'Please replace every document that was asked for, then send again.',
      document_kind_refused:
        'Please send a JPEG, PNG or WebP picture, or a PDF where one is allowed.',
      document_unreadable: 'This file cannot be read. Please save it again or take a new photo.',
      document_too_large: 'This file is larger than 5 MB. Please choose a smaller one.',
      documents_too_large: 'The documents together are larger than 9 MB. Please make one smaller.',
      document_too_many_pixels: 'This picture has more than 25 megapixels. Please make it smaller.',
      document_locked: 'This PDF is protected by a password. Please save it without one.',
      document_moves: 'This picture moves. Send a photo or a still picture.',
      document_unsafe:
        'This file has links, forms, scripts or attachments. Export it as a plain PDF or send a photo.',
      document_too_many_pages: 'This PDF has more than 20 pages. Please send only what is needed.',
      application_decided: ({ status }: { status: string }) =>
        `Somebody was faster: this application is already ${STATUS_WORDS.en[status] ?? status}.`,
      documents_not_seen: ({ kinds }: { kinds: string }) =>
        `Nobody of the team has opened: ${documentsIn(
          { ...DOCUMENTS.en, selfieWithId: SELFIE_OF_OTHER },
          kinds,
          ', ',
        )}. Please look at it first, or say that you approve without.`,
      own_application: 'Nobody decides about an application of their own.',
      rejection_reason_required: 'Please tell the applicant why.',
      document_note_required: 'Please say what is wrong with each document.',
      changes_required: 'Please name a document or write what has to change.',
      document_not_of_type: 'This document does not belong to this kind of application.',
      view_reason_required: 'Please say why you need to see this.',
      application_not_waiting: 'This application does not wait for the applicant.',
      applicant_told_today: 'The applicant was told today already.',
    },
    statuses: {
      submitted: 'Under Review',
      pending: 'Under Review',
      needs_changes: 'Needs changes',
      approved: 'Approved',
      rejected: 'Rejected',
    },
    types: { individual: 'Individual chef', business: 'Business' },
    documents: DOCUMENTS.en,
    /** As our team reads them. */
    documentsOfOther: { ...DOCUMENTS.en, selfieWithId: SELFIE_OF_OTHER },
    team: 'Sufra chef team',
    warnings: {
      emirates_id_check_digit:
        'The last digit does not fit the others. Please compare the number with your card; if it is the same, go on.',
    },
    errors: {
      submit: 'Failed to submit application',
      submitAgain: 'Failed to submit application. Please try again.',
      form: 'Please fix the form errors and try again',
    },
  },
  {
    refusals: {
      legal_name_required: 'يُرجى إدخال الاسم الكامل كما في الهوية الإماراتية',
      legal_name_missing: 'لا يتضمن هذا الطلب الاسم القانوني. اطلب التعديل أولًا.',
      name_not_compared: 'قارن الاسم بالهوية الإماراتية قبل الموافقة.',
      emirates_id_too_short: 'يجب ألا يقل رقم الهوية الإماراتية عن 15 خانة',
      emirates_id_invalid: 'يُرجى إدخال رقم هوية إماراتية صحيح',
      emirates_id_taken:
        'رقم الهوية الإماراتية هذا مستخدم في طلب من حساب آخر. يُرجى تسجيل الدخول إلى ذلك الحساب أو مراسلتنا.',
      bank_details_required: 'بيانات الحساب المصرفي مطلوبة',
      bank_details_invalid: 'يُرجى إدخال بيانات مصرفية صحيحة',
      cuisine_specialty_required: 'يُرجى اختيار مطبخ واحد على الأقل من تخصصاتك',
      business_name_invalid: 'يُرجى إدخال اسم تجاري صحيح',
      trade_license_invalid: 'يُرجى إدخال رقم رخصة تجارية صحيح',
      individual_documents_required:
        'يُرجى رفع صورة الهوية الإماراتية وصورة شخصية مع الهوية ومستند الحساب المصرفي',
      business_documents_required:
        'يُرجى رفع جميع مستندات المنشأة المطلوبة (الهوية الإماراتية والرخصة التجارية وبيانات الحساب المصرفي)',
      application_open: 'سبق أن قدّمت طلبك. يمكنك متابعته من لوحة التحكم.',
      application_approved: 'سبقت الموافقة على طلبك.',
      application_not_changeable: 'لا يمكن تعديل هذا الطلب الآن.',
      document_accepted: 'قُبل هذا المستند ولا حاجة إلى استبداله.',
      documents_to_replace: 'يُرجى استبدال جميع المستندات المطلوبة ثم إعادة الإرسال.',
      document_kind_refused: 'يُرجى إرسال صورة بصيغة JPEG أو PNG أو WebP، أو ملف PDF حيث يُسمح به.',
      document_unreadable: 'تعذّرت قراءة هذا الملف. يُرجى حفظه من جديد أو التقاط صورة جديدة.',
      document_too_large: 'يتجاوز حجم هذا الملف 5 ميغابايت. يُرجى اختيار ملف أصغر.',
      documents_too_large: 'يتجاوز حجم المستندات معًا 9 ميغابايت. يُرجى تصغير أحدها.',
      document_too_many_pixels: 'تتجاوز هذه الصورة 25 ميغابكسل. يُرجى تصغيرها.',
      document_locked: 'ملف PDF هذا محمي بكلمة مرور. يُرجى حفظه دونها.',
      document_moves: 'هذه الصورة متحركة. يُرجى إرسال صورة ثابتة.',
      document_unsafe:
        'يحتوي هذا الملف على روابط أو نماذج أو برمجيات أو مرفقات. يُرجى تصديره إلى ملف PDF عادي أو إرسال صورة له.',
      document_too_many_pages: 'يتجاوز ملف PDF هذا 20 صفحة. يُرجى إرسال الصفحات المطلوبة فقط.',
      application_decided: ({ status }: { status: string }) =>
        `سبقك زميل إلى القرار. حالة هذا الطلب الآن: ${STATUS_WORDS.ar[status] ?? status}.`,
      documents_not_seen: ({ kinds }: { kinds: string }) =>
        `لم يفتح أحد من الفريق: ${documentsIn(DOCUMENTS.ar, kinds, '، ')}. يُرجى الاطلاع أولًا، أو تأكيد الموافقة دون ذلك.`,
      own_application: 'لا يمكن لأحد أن يبتّ في طلبه.',
      rejection_reason_required: 'يُرجى ذكر سبب الرفض لمقدّم الطلب.',
      document_note_required: 'يُرجى توضيح الملاحظة على كل مستند.',
      changes_required: 'يُرجى تحديد مستند أو كتابة ما يلزم تعديله.',
      document_not_of_type: 'لا ينتمي هذا المستند إلى هذا النوع من الطلبات.',
      view_reason_required: 'يُرجى ذكر سبب الاطلاع.',
      application_not_waiting: 'لا ينتظر هذا الطلب مقدّمه.',
      applicant_told_today: 'سبق إبلاغ مقدّم الطلب اليوم.',
    },
    statuses: {
      submitted: 'قيد المراجعة',
      pending: 'قيد المراجعة',
      needs_changes: 'يحتاج إلى تعديل',
      approved: 'مقبول',
      rejected: 'مرفوض',
    },
    types: { individual: 'شيف مستقل', business: 'منشأة' },
    documents: DOCUMENTS.ar,
    documentsOfOther: DOCUMENTS.ar,
    team: 'فريق سُفرة للطهاة',
    warnings: {
      emirates_id_check_digit:
        'الخانة الأخيرة لا تتوافق مع بقية الرقم. يُرجى مقارنته ببطاقتك، وإن كان مطابقًا فيمكنك المتابعة.',
    },
    errors: {
      submit: 'تعذّر تقديم الطلب',
      submitAgain: 'تعذّر تقديم الطلب. يُرجى المحاولة مرة أخرى.',
      form: 'يُرجى تصحيح أخطاء النموذج ثم المحاولة مرة أخرى',
    },
  },
)

const STATUS_WORDS: Readonly<Record<'en' | 'ar', Readonly<Record<string, string>>>> = {
  en: {
    submitted: 'submitted again',
    pending: 'under review',
    needs_changes: 'waiting for changes',
    approved: 'approved',
    rejected: 'rejected',
  },
  ar: {
    submitted: 'أُعيد إرساله',
    pending: 'قيد المراجعة',
    needs_changes: 'بانتظار التعديل',
    approved: 'مقبول',
    rejected: 'مرفوض',
  },
}
