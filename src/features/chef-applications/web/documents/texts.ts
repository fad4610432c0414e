import { defineTexts } from '#shared/language.ts'

const picturesEn = 'Photo: JPEG, PNG or WebP, up to 5 MB'
const picturesAr = 'صورة: JPEG أو PNG أو WebP، حتى 5 ميغابايت'
const anyEn = 'PDF or photo, up to 5 MB'
const anyAr = 'PDF أو صورة، حتى 5 ميغابايت'

/** Each document: what it is for, what is taken, and what happens to it. */
export const documentTexts = defineTexts(
  {
    words: {
      emiratesIdPhoto: {
        why: 'Shows that you live in the UAE and may work here. The front of the card.',
        takes: picturesEn,
      },
      selfieWithId: { why: 'Shows that the card belongs to you.', takes: picturesEn },
      bankDetailsDoc: {
        why: 'We pay you into this account. The name must be yours.',
        takes: `${anyEn}, not older than 3 months`,
      },
      businessRepEmiratesId: {
        why: 'The person who signs for the business. The front of the card.',
        takes: picturesEn,
      },
      tradeLicenseDoc: {
        why: 'Shows that the business may cook and sell food.',
        takes: `${anyEn}, valid today`,
      },
      businessBankDoc: {
        why: 'We pay the business into this account.',
        takes: `${anyEn}, not older than 3 months`,
      },
    },
    camera: 'Open camera',
    choose: 'Choose a file',
    replace: 'Replace',
    open: 'Open',
    remove: 'Remove',
    cancel: 'Cancel',
    uploaded: 'Uploaded',
    uploading: 'Uploading',
    shrinking: 'Making it smaller',
    again: 'Take it again',
    size: (size: string) => size,
    smaller: (now: string, before: string) => `${now}, made smaller from ${before}`,
    sentOf: (sent: string, all: string) => `${sent} of ${all}`,
    example: (document: string) => `Example: ${document}`,
    previewOf: (document: string) => `Your file: ${document}`,
    pdf: 'PDF file',
    actions: (action: string, document: string) => `${action}: ${document}`,
    failed: 'The file was not uploaded. Please try again.',
    offline: 'You are offline. What is uploaded is safe; go on when you are back.',
    kind: 'Please choose a JPEG, PNG or WebP picture.',
    kindOrPdf: 'Please choose a JPEG, PNG or WebP picture, or a PDF.',
    tooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
    unreadable: 'This file cannot be read. Please save it again or take a new photo.',
  },
  {
    words: {
      emiratesIdPhoto: {
        why: 'تُثبت أنك تقيم في الإمارات ويحق لك العمل فيها. وجه البطاقة.',
        takes: picturesAr,
      },
      selfieWithId: { why: 'تُثبت أن البطاقة لك.', takes: picturesAr },
      bankDetailsDoc: {
        why: 'نحوّل مستحقاتك إلى هذا الحساب، ويجب أن يكون باسمك.',
        takes: `${anyAr}، لا يتجاوز عمره 3 أشهر`,
      },
      businessRepEmiratesId: {
        why: 'الشخص الذي يوقّع عن المنشأة. وجه البطاقة.',
        takes: picturesAr,
      },
      tradeLicenseDoc: {
        why: 'تُثبت أن المنشأة مرخصة لطبخ الطعام وبيعه.',
        takes: `${anyAr}، سارية اليوم`,
      },
      businessBankDoc: {
        why: 'نحوّل مستحقات المنشأة إلى هذا الحساب.',
        takes: `${anyAr}، لا يتجاوز عمره 3 أشهر`,
      },
    },
    camera: 'فتح الكاميرا',
    choose: 'اختيار ملف',
    replace: 'استبدال',
    open: 'فتح',
    remove: 'إزالة',
    cancel: 'إلغاء',
    uploaded: 'تم الرفع',
    uploading: 'جارٍ الرفع',
    shrinking: 'جارٍ التصغير',
    again: 'التقاط من جديد',
    size: (size: string) => size,
    smaller: (now: string, before: string) => `${now}، بعد تصغيره من ${before}`,
    sentOf: (sent: string, all: string) => `${sent} من ${all}`,
    example: (document: string) => `مثال: ${document}`,
    previewOf: (document: string) => `ملفك: ${document}`,
    pdf: 'ملف PDF',
    actions: (action: string, document: string) => `${action}: ${document}`,
    failed: 'لم يُرفع الملف. يُرجى المحاولة مجددًا.',
    offline: 'أنت غير متصل. ما رُفع محفوظ، ويمكنك المتابعة عند عودة الاتصال.',
    kind: 'يُرجى اختيار صورة JPEG أو PNG أو WebP.',
    kindOrPdf: 'يُرجى اختيار صورة JPEG أو PNG أو WebP، أو ملف PDF.',
    tooLarge: 'يتجاوز حجم هذا الملف 5 ميغابايت. يُرجى اختيار ملف أصغر.',
    unreadable: 'تعذّرت قراءة هذا الملف. يُرجى حفظه من جديد أو التقاط صورة جديدة.',
  },
)
