import type { Language } from '#shared/language.ts'

/** Who asked these chefs before; found by no one but through what they wrote. */
export const DEMO_HOSTS = [
  { phone: '+971503000001', name: 'Aisha Al Ketbi', language: 'ar' },
  { phone: '+971503000002', name: 'Daniel Brooks', language: 'en' },
  { phone: '+971503000003', name: 'سلامة الظاهري', language: 'ar' },
  { phone: '+971503000004', name: 'Meera Pillai', language: 'en' },
  { phone: '+971503000005', name: 'يوسف الحمادي', language: 'ar' },
  { phone: '+971503000006', name: 'Elena Petrova', language: 'en' },
] as const satisfies readonly { phone: string; name: string; language: Language }[]

export interface PastEvent {
  /** Place among the chefs, and among the hosts. */
  chef: number
  host: number
  daysAgo: number
  guests: number
  review?: { stars: number; text: string; reply?: string }
}

/** Reviews come in the language of who wrote them. */
export const PAST_EVENTS: readonly PastEvent[] = [
  {
    chef: 0,
    host: 1,
    daysAgo: 5,
    guests: 14,
    review: {
      stars: 5,
      text: 'Rashid cooked in our garden as if he had always lived here. The harees was gone before the speeches, and the kitchen was cleaner than before.',
      reply: 'Thank you, Daniel. Your garden made it easy.',
    },
  },
  {
    chef: 0,
    host: 0,
    daysAgo: 19,
    guests: 22,
    review: {
      stars: 5,
      text: 'ضيافة كما كانت في بيت جدي. وصل قبل الموعد، وأكل الصغار قبل الكبار، وبقي طعم المجبوس حديث المجلس.',
      reply: 'شرفتموني، والبيت بيتكم.',
    },
  },
  {
    chef: 0,
    host: 3,
    daysAgo: 44,
    guests: 10,
    review: {
      stars: 4,
      text: 'Wonderful food and a calm cook. The coffee came a little late.',
    },
  },
  {
    chef: 1,
    host: 5,
    daysAgo: 8,
    guests: 8,
    review: {
      stars: 5,
      text: 'My daughter still talks about rolling pasta with Lucia. Every plate came hot and at the right moment.',
    },
  },
  {
    chef: 1,
    host: 2,
    daysAgo: 31,
    guests: 12,
    review: {
      stars: 5,
      text: 'سهرة إيطالية في بيتنا لم نشعر فيها بأي تعب. الأطباق شهية والترتيب أنيق من البداية إلى النهاية.',
    },
  },
  {
    chef: 2,
    host: 1,
    daysAgo: 12,
    guests: 6,
    review: {
      stars: 5,
      text: 'Six of us around our own kitchen counter, twelve small plates, no phone on the table. That says it all.',
    },
  },
  {
    chef: 3,
    host: 4,
    daysAgo: 10,
    guests: 40,
    review: {
      stars: 5,
      text: 'غداء خطوبة أختي كان على مستوى عالٍ. أربعون ضيفًا ولم ينقص شيء، والطعم بيتي خالص.',
    },
  },
  {
    chef: 4,
    host: 2,
    daysAgo: 15,
    guests: 25,
    review: {
      stars: 5,
      text: 'المازة وحدها تكفي. الشواء أمام الضيوف أضاف جوًا جميلًا، والتنظيف بعد العشاء كان كاملًا.',
    },
  },
  {
    chef: 4,
    host: 5,
    daysAgo: 52,
    guests: 18,
    review: {
      stars: 4,
      text: 'Generous, warm and loud in the best way. Plan for more space than you think: the grill is big.',
    },
  },
  {
    chef: 5,
    host: 3,
    daysAgo: 22,
    guests: 16,
    review: {
      stars: 5,
      text: 'My mother is hard to please and asked Asha for the fish recipe. Enough said.',
    },
  },
  {
    chef: 6,
    host: 4,
    daysAgo: 27,
    guests: 60,
    review: {
      stars: 4,
      text: 'ستون ضيفًا في المزرعة والتنور شغال حتى آخر الليل. طعم لا ينسى.',
    },
  },
  {
    chef: 8,
    host: 1,
    daysAgo: 36,
    guests: 9,
    review: {
      stars: 5,
      text: 'The tom yum alone was worth the drive to the mountains.',
    },
  },
]

/** One that ended in a complaint. */
export const COMPLAINED_EVENT = {
  chef: 6,
  host: 5,
  daysAgo: 2,
  guests: 12,
  complaint:
    'The chef came fifty minutes late and two of the five dishes were missing. We had told our guests seven.',
} as const
