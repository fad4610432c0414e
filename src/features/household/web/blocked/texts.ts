import { defineTexts } from '#shared/language.ts'

/** Dishes that are no longer sent, because someone reacted to them. */
export const blockedTexts = defineTexts(
  {
    title: 'Dishes we no longer send',
    lead: 'Someone reacted to them. Nobody can choose them for your household.',
    since: (day: string) => `since ${day}`,
    allow: 'Allow',
    allowNamed: (dish: string) => `Allow ${dish} again`,
    question: (dish: string) => `Allow ${dish} again?`,
    text: 'It can be chosen again, by you and by restaurants. Not safe for anyone who reacts to it.',
    keep: 'Keep it blocked',
    allowed: 'Dish allowed again',
  },
  {
    title: 'أطباق لم نعد نرسلها',
    lead: 'ظهرت أعراض حساسية بعد تناولها، ولا يمكن اختيارها لأسرتك.',
    since: (day: string) => `منذ ${day}`,
    allow: 'السماح',
    allowNamed: (dish: string) => `السماح بطبق ${dish} من جديد`,
    question: (dish: string) => `السماح بطبق ${dish} من جديد؟`,
    text: 'يمكن لك وللمطاعم اختياره من جديد. غير آمن لمن ظهرت عليه أعراض بعده.',
    keep: 'إبقاء الحجب',
    allowed: 'تم السماح بالطبق',
  },
)
