import { defineTexts } from '#shared/language.ts'

/** Sentences that are written often: what applicants read, in the language that is chosen for them. */
export const readyTexts = defineTexts(
  {
    rejections: {
      expired: 'Your Emirates ID has expired. Please apply again with a valid card.',
      mismatch: 'The documents do not belong to the same person.',
      notGenuine: 'We could not confirm that a document is genuine.',
      licence: 'The trade licence does not cover cooking and selling food.',
    },
    documents: {
      cut: 'The document is cut off. Please show all four corners.',
      blurred: 'The picture is blurred. Please take it again in daylight.',
      glare: 'Part of the text is hidden by glare. Please take the picture without a flash.',
      name: 'The name is not yours. We need a document in your own name.',
      old: 'The document is too old. Please send one of the last 3 months.',
      expired: 'The document has expired. Please send a valid one.',
    },
  },
  {
    rejections: {
      expired: 'انتهت صلاحية هويتك الإماراتية. يُرجى التقديم من جديد ببطاقة سارية.',
      mismatch: 'المستندات لا تعود إلى الشخص نفسه.',
      notGenuine: 'لم نتمكن من التأكد من صحة أحد المستندات.',
      licence: 'لا تشمل الرخصة التجارية طبخ الطعام وبيعه.',
    },
    documents: {
      cut: 'المستند مقتطع. يُرجى إظهار الزوايا الأربع.',
      blurred: 'الصورة غير واضحة. يُرجى التقاطها من جديد في ضوء النهار.',
      glare: 'يخفي الوهج جزءًا من النص. يُرجى التقاط الصورة بلا فلاش.',
      name: 'الاسم ليس اسمك. نحتاج إلى مستند باسمك.',
      old: 'المستند قديم. يُرجى إرسال مستند من آخر 3 أشهر.',
      expired: 'انتهت صلاحية المستند. يُرجى إرسال مستند سارٍ.',
    },
  },
)
