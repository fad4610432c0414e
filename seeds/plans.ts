import type { Database } from '#server/database/database.ts'

/** Prepared plans 1 and 2, the custom plan 3, the AI plans 4 to 6. */
export const PLANS = [
  {
    id: 1,
    kind: 'prepared',
    tier: 'lunch',
    name_en: 'Lunch',
    name_ar: 'غداء',
    description_en: 'One cooked meal a day, Monday to Friday, from a kitchen near you.',
    description_ar: 'وجبة مطهوّة كل يوم من الاثنين إلى الجمعة، من مطبخ قريب منك.',
    features_en: [
      'Lunch between 12:00 and 14:00',
      'Choose each dish, or let the kitchen choose',
      'Skip and pause without a fee',
    ],
    features_ar: [
      'الغداء بين 12:00 و14:00',
      'اختيار كل طبق، أو ترك الاختيار للمطبخ',
      'التخطّي والإيقاف المؤقت من دون رسوم',
    ],
    price_fils: 189_900,
    multiplier_bp: 10_000,
    meals_per_day: 1,
    days_per_week: 5,
    meal_times: ['lunch'],
    suggestions_per_day: 0,
    replacements_per_day: null,
    portions: 1,
    is_most_popular: false,
    sort_order: 1,
  },
  {
    id: 2,
    kind: 'prepared',
    tier: 'full-day',
    name_en: 'Full Day',
    name_ar: 'يوم كامل',
    description_en: 'Lunch and dinner, Monday to Friday, in one delivery or two.',
    description_ar: 'غداء وعشاء من الاثنين إلى الجمعة، في توصيلة واحدة أو اثنتين.',
    features_en: [
      'Lunch and dinner every weekday',
      'All dietary menus',
      'Change kitchen once a cycle',
    ],
    features_ar: ['غداء وعشاء في كل يوم عمل', 'جميع قوائم الحميات', 'تغيير المطبخ مرة في كل دورة'],
    price_fils: 227_900,
    multiplier_bp: 12_000,
    meals_per_day: 2,
    days_per_week: 5,
    meal_times: ['lunch', 'dinner'],
    suggestions_per_day: 0,
    replacements_per_day: null,
    portions: 1,
    is_most_popular: true,
    sort_order: 2,
  },
  {
    id: 3,
    kind: 'custom',
    tier: 'custom',
    name_en: 'Custom',
    name_ar: 'خطة خاصة',
    description_en:
      'Families, offices and special diets: tell us what you need and we price it for you.',
    description_ar: 'للعائلات والمكاتب والحميات الخاصة: أخبرنا بما تحتاج ونحن نسعّره لك.',
    features_en: ['Any number of people', 'Your hours and addresses', 'An answer within 24 hours'],
    features_ar: ['أي عدد من الأشخاص', 'أوقاتك وعناوينك', 'رد خلال 24 ساعة'],
    price_fils: 284_900,
    multiplier_bp: 15_000,
    meals_per_day: 3,
    days_per_week: 5,
    meal_times: ['breakfast', 'lunch', 'dinner'],
    suggestions_per_day: 0,
    replacements_per_day: null,
    portions: 1,
    is_most_popular: false,
    sort_order: 3,
  },
  {
    id: 4,
    kind: 'ai',
    tier: 'basic',
    name_en: 'AI Basic',
    name_ar: 'الذكي الأساسي',
    description_en: 'Three meal ideas a day for one, cooked from what you like.',
    description_ar: 'ثلاثة اقتراحات وجبات يوميًا لشخص واحد، مما تحب.',
    features_en: ['3 suggestions a day', 'Recipes with nutrition', 'Allergies always respected'],
    features_ar: ['3 اقتراحات يوميًا', 'وصفات مع قيمها الغذائية', 'مراعاة الحساسية دائمًا'],
    price_fils: 14_900,
    multiplier_bp: 10_000,
    meals_per_day: 1,
    days_per_week: 7,
    meal_times: ['lunch'],
    suggestions_per_day: 3,
    replacements_per_day: 3,
    portions: 1,
    is_most_popular: false,
    sort_order: 4,
  },
  {
    id: 5,
    kind: 'ai',
    tier: 'family',
    name_en: 'AI Family',
    name_ar: 'الذكي العائلي',
    description_en: 'Five ideas a day in four portions, for a table of up to four people.',
    description_ar: 'خمسة اقتراحات يوميًا بأربع حصص، لسفرة تتسع لأربعة أشخاص.',
    features_en: ['5 suggestions a day', '4 portions', 'Breakfast, lunch and dinner'],
    features_ar: ['5 اقتراحات يوميًا', '4 حصص', 'فطور وغداء وعشاء'],
    price_fils: 29_900,
    multiplier_bp: 10_000,
    meals_per_day: 3,
    days_per_week: 7,
    meal_times: ['breakfast', 'lunch', 'dinner'],
    suggestions_per_day: 5,
    replacements_per_day: 5,
    portions: 4,
    is_most_popular: true,
    sort_order: 5,
  },
  {
    id: 6,
    kind: 'ai',
    tier: 'premium',
    name_en: 'AI Premium',
    name_ar: 'الذكي المميز',
    description_en:
      'Ten ideas a day, replaced as often as you like, with ingredients to your door.',
    description_ar: 'عشرة اقتراحات يوميًا مع تبديل بلا حدود، ومكوّنات تصل إلى بابك.',
    features_en: [
      '10 suggestions a day',
      'Unlimited replacements',
      'Ingredient delivery for a fee',
    ],
    features_ar: ['10 اقتراحات يوميًا', 'تبديل بلا حدود', 'توصيل المكوّنات مقابل رسوم'],
    price_fils: 49_900,
    multiplier_bp: 10_000,
    meals_per_day: 3,
    days_per_week: 7,
    meal_times: ['breakfast', 'lunch', 'dinner'],
    suggestions_per_day: 10,
    replacements_per_day: null,
    portions: 2,
    is_most_popular: false,
    sort_order: 6,
  },
]

export const ADD_ONS = [
  {
    id: 1,
    slug: 'shopping-list',
    name_en: 'Ingredient Shopping Lists',
    name_ar: 'قوائم تسوّق المكوّنات',
    description_en: 'Everything your accepted meals need, summed up and sorted by aisle.',
    description_ar: 'كل ما تحتاجه وجباتك المختارة، مجموعًا ومرتبًا بحسب الأقسام.',
    price_fils: 4900,
    charged_per: 'month',
    sort_order: 1,
  },
  {
    id: 2,
    slug: 'ingredient-delivery',
    name_en: 'Ingredient Delivery',
    name_ar: 'توصيل المكوّنات',
    description_en: 'The list at your door, in the amounts your recipes call for.',
    description_ar: 'القائمة عند بابك، بالكميات التي تتطلبها وصفاتك.',
    price_fils: 2900,
    charged_per: 'order',
    sort_order: 2,
  },
]

/** What a diet adds to a cycle, in fils. */
export const DIETARY_FEES = [
  { diet: 'vegetarian', fee_fils: 0, sort_order: 1 },
  { diet: 'vegan', fee_fils: 0, sort_order: 2 },
  { diet: 'gluten-free', fee_fils: 0, sort_order: 3 },
  { diet: 'low-carb', fee_fils: 10_000, sort_order: 4 },
  { diet: 'keto', fee_fils: 15_000, sort_order: 5 },
  { diet: 'dairy-free', fee_fils: 5000, sort_order: 6 },
  { diet: 'halal', fee_fils: 0, sort_order: 7 },
]

export async function seedPlans(db: Database): Promise<void> {
  await db
    .insertInto('plans')
    .values(PLANS)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('add_ons')
    .values(ADD_ONS)
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('dietary_fees')
    .values(DIETARY_FEES)
    .onConflict((c) => c.doNothing())
    .execute()
}
