import { defineTexts, type Language } from '#shared/language.ts'
import type { ClaimKind, ClaimState } from './rules.ts'

const KINDS: Record<Language, Record<ClaimKind, string>> = {
  en: {
    not_arrived: 'It didn’t arrive',
    wrong_dish: 'Wrong dish',
    quality: 'Not good',
    allergen: 'Allergic reaction',
  },
  ar: {
    not_arrived: 'لم تصل الوجبة',
    wrong_dish: 'طبق مختلف',
    quality: 'جودة غير مرضية',
    allergen: 'تفاعل حساسية',
  },
}

const STATES: Record<Language, Record<ClaimState, string>> = {
  en: { waiting: 'Waiting', open: 'Open', granted: 'Made good', refused: 'Declined' },
  ar: { waiting: 'قيد الانتظار', open: 'مفتوح', granted: 'تم التعويض', refused: 'مرفوض' },
}

export const messages = defineTexts(
  {
    kinds: KINDS.en,
    states: STATES.en,
    /** No one knows which of them someone reacted to. */
    anyDish: 'Any of the dishes',
    refusals: {
      claim_not_possible: 'This can’t be reported for this meal. Contact us if something is wrong.',
      claim_too_early: 'You can report this once the delivery time has begun.',
      claim_too_late:
        'Meals can be reported until 24 hours after their delivery time. Contact us instead.',
      claim_made: 'You’ve already reported this. You can see the answer on your overview.',
      claim_dish_needed: 'Choose the dish it is about',
      claim_decided: 'Someone has already decided this.',
      meal_under_way:
        'This meal is still under way. Refund it once it has been delivered or has failed.',
      contest_too_late: 'A delivery can be contested for 24 hours.',
      contest_made: 'You’ve already contested this delivery.',
      words_needed: 'Enter at least 3 characters',
    },
  },
  {
    kinds: KINDS.ar,
    states: STATES.ar,
    anyDish: 'أيّ من الأطباق',
    refusals: {
      claim_not_possible: 'لا يمكن الإبلاغ عن هذا لهذه الوجبة. يمكنك التواصل معنا عند وجود مشكلة.',
      claim_too_early: 'يمكن الإبلاغ عن هذا بعد بدء موعد التوصيل.',
      claim_too_late: 'الإبلاغ متاح حتى 24 ساعة بعد موعد التوصيل. يمكنك التواصل معنا.',
      claim_made: 'سبق أن أبلغتنا بهذا. الرد ظاهر في صفحتك الرئيسية.',
      claim_dish_needed: 'يُرجى اختيار الطبق المقصود',
      claim_decided: 'سبق أن بُتّ في هذا البلاغ.',
      meal_under_way: 'هذه الوجبة لم تنتهِ بعد. يمكن رد مبلغها بعد تسليمها أو تعذّره.',
      contest_too_late: 'الاعتراض على التوصيل متاح لمدة 24 ساعة.',
      contest_made: 'سبق أن اعترضتم على هذا التوصيل.',
      words_needed: 'يُرجى كتابة 3 أحرف على الأقل',
    },
  },
)
