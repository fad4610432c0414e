import type { Bilingual } from '../language.ts'

type Names<T extends string> = Readonly<Record<T, Bilingual>>

export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'tree-nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const
export type Allergen = (typeof ALLERGENS)[number]

export const ALLERGEN_NAMES: Names<Allergen> = {
  gluten: { en: 'Gluten', ar: 'الغلوتين' },
  crustaceans: { en: 'Crustaceans', ar: 'القشريات' },
  eggs: { en: 'Eggs', ar: 'البيض' },
  fish: { en: 'Fish', ar: 'السمك' },
  peanuts: { en: 'Peanuts', ar: 'الفول السوداني' },
  soybeans: { en: 'Soybeans', ar: 'فول الصويا' },
  milk: { en: 'Milk', ar: 'الحليب' },
  'tree-nuts': { en: 'Tree nuts', ar: 'المكسرات' },
  celery: { en: 'Celery', ar: 'الكرفس' },
  mustard: { en: 'Mustard', ar: 'الخردل' },
  sesame: { en: 'Sesame', ar: 'السمسم' },
  sulphites: { en: 'Sulphites', ar: 'الكبريتيت' },
  lupin: { en: 'Lupin', ar: 'الترمس' },
  molluscs: { en: 'Molluscs', ar: 'الرخويات' },
}

export const DIETS = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'low-carb',
  'keto',
  'dairy-free',
  'halal',
  'nut-free',
  'paleo',
  'pescatarian',
] as const
export type Diet = (typeof DIETS)[number]

export const DIET_NAMES: Names<Diet> = {
  vegetarian: { en: 'Vegetarian', ar: 'نباتي' },
  vegan: { en: 'Vegan', ar: 'نباتي صرف' },
  'gluten-free': { en: 'Gluten-Free', ar: 'خالٍ من الغلوتين' },
  'low-carb': { en: 'Low-Carb', ar: 'قليل الكربوهيدرات' },
  keto: { en: 'Keto', ar: 'كيتو' },
  'dairy-free': { en: 'Dairy-Free', ar: 'خالٍ من الألبان' },
  halal: { en: 'Halal', ar: 'حلال' },
  'nut-free': { en: 'Nut-Free', ar: 'خالٍ من المكسرات' },
  paleo: { en: 'Paleo', ar: 'باليو' },
  pescatarian: { en: 'Pescatarian', ar: 'نباتي مع السمك' },
}

export const CUISINES = [
  'emirati',
  'indian',
  'pakistani',
  'lebanese',
  'italian',
  'chinese',
  'filipino',
  'japanese',
  'thai',
  'mexican',
  'mediterranean',
  'fusion',
  'american',
  'middle-eastern',
  'greek',
  'french',
  'spanish',
  'korean',
  'vietnamese',
] as const
export type Cuisine = (typeof CUISINES)[number]

export const CUISINE_NAMES: Names<Cuisine> = {
  emirati: { en: 'Emirati', ar: 'إماراتي' },
  indian: { en: 'Indian', ar: 'هندي' },
  pakistani: { en: 'Pakistani', ar: 'باكستاني' },
  lebanese: { en: 'Lebanese', ar: 'لبناني' },
  italian: { en: 'Italian', ar: 'إيطالي' },
  chinese: { en: 'Chinese', ar: 'صيني' },
  filipino: { en: 'Filipino', ar: 'فلبيني' },
  japanese: { en: 'Japanese', ar: 'ياباني' },
  thai: { en: 'Thai', ar: 'تايلندي' },
  mexican: { en: 'Mexican', ar: 'مكسيكي' },
  mediterranean: { en: 'Mediterranean', ar: 'متوسطي' },
  fusion: { en: 'Fusion', ar: 'فيوجن' },
  american: { en: 'American', ar: 'أمريكي' },
  'middle-eastern': { en: 'Middle Eastern', ar: 'شرق أوسطي' },
  greek: { en: 'Greek', ar: 'يوناني' },
  french: { en: 'French', ar: 'فرنسي' },
  spanish: { en: 'Spanish', ar: 'إسباني' },
  korean: { en: 'Korean', ar: 'كوري' },
  vietnamese: { en: 'Vietnamese', ar: 'فيتنامي' },
}

export const MEAL_TIMES = ['breakfast', 'lunch', 'dinner'] as const
export type MealTime = (typeof MEAL_TIMES)[number]

export const MEAL_TIME_NAMES: Names<MealTime> = {
  breakfast: { en: 'Breakfast', ar: 'الفطور' },
  lunch: { en: 'Lunch', ar: 'الغداء' },
  dinner: { en: 'Dinner', ar: 'العشاء' },
}

export const MEAL_CATEGORIES = [
  'breakfast',
  'mains',
  'bowls',
  'salads',
  'soups',
  'grills',
  'pasta-noodles',
  'sandwiches',
  'sweets',
] as const
export type MealCategory = (typeof MEAL_CATEGORIES)[number]

export const MEAL_CATEGORY_NAMES: Names<MealCategory> = {
  breakfast: { en: 'Breakfast', ar: 'الفطور' },
  mains: { en: 'Mains', ar: 'الأطباق الرئيسية' },
  bowls: { en: 'Bowls', ar: 'الأطباق المتكاملة' },
  salads: { en: 'Salads', ar: 'السلطات' },
  soups: { en: 'Soups', ar: 'الشوربات' },
  grills: { en: 'Grills', ar: 'المشويات' },
  'pasta-noodles': { en: 'Pasta and noodles', ar: 'المعكرونة والنودلز' },
  sandwiches: { en: 'Sandwiches', ar: 'الساندويشات' },
  sweets: { en: 'Sweets', ar: 'الحلويات' },
}

/** In the order of a walk through the shop: cold and fragile things last. */
export const AISLES = [
  'grains',
  'pulses',
  'canned',
  'baking',
  'spices',
  'oils',
  'spreads',
  'nuts',
  'world',
  'produce',
  'bakery',
  'meat',
  'fish',
  'dairy',
  'chilled',
  'frozen',
] as const
export type Aisle = (typeof AISLES)[number]

export const AISLE_NAMES: Names<Aisle> = {
  grains: { en: 'Rice, grains and pasta', ar: 'الأرز والحبوب والمعكرونة' },
  pulses: { en: 'Pulses', ar: 'البقوليات' },
  canned: { en: 'Canned goods and stock', ar: 'المعلبات والمرق' },
  baking: { en: 'Baking', ar: 'مستلزمات الخبز' },
  spices: { en: 'Spices', ar: 'التوابل' },
  oils: { en: 'Oils and vinegar', ar: 'الزيوت والخل' },
  spreads: { en: 'Spreads and honey', ar: 'العسل والمدهونات' },
  nuts: { en: 'Nuts, seeds and dried fruit', ar: 'المكسرات والبذور والفواكه المجففة' },
  world: { en: 'World foods', ar: 'أطعمة العالم' },
  produce: { en: 'Fruit and vegetables', ar: 'الخضار والفواكه' },
  bakery: { en: 'Bakery', ar: 'المخبوزات' },
  meat: { en: 'Meat and poultry', ar: 'اللحوم والدواجن' },
  fish: { en: 'Fish and seafood', ar: 'الأسماك والمأكولات البحرية' },
  dairy: { en: 'Dairy and eggs', ar: 'الألبان والبيض' },
  chilled: { en: 'Chilled foods', ar: 'الأطعمة المبردة' },
  frozen: { en: 'Frozen foods', ar: 'الأطعمة المجمدة' },
}

/** What an ingredient is made of, as far as a diet asks for it beyond the allergens. */
export const INGREDIENT_TAGS = [
  'meat',
  'poultry',
  'pork',
  'fish',
  'shellfish',
  'egg',
  'dairy',
  'animal-rennet',
  'honey',
  'grain',
  'legume',
  'refined',
  'alcohol',
] as const
export type IngredientTag = (typeof INGREDIENT_TAGS)[number]

/** Carbohydrates include the fibre, as in the USDA tables. */
export interface Nutrients {
  kcal: number
  proteinG: number
  carbsG: number
  fatG: number
  fibreG: number
  sodiumMg: number
}

export type NutrientSource = { kind: 'usda'; ndb: string } | { kind: 'typical'; note: string }

export const INGREDIENT_UNITS = ['piece', 'clove', 'bunch', 'slice', 'leaf'] as const
export type IngredientUnit = (typeof INGREDIENT_UNITS)[number]

/** What a kitchen may lack. */
export const EQUIPMENT = ['stove', 'oven', 'grill', 'blender'] as const
export type Equipment = (typeof EQUIPMENT)[number]

/** How its amount grows with the servings: in step, less than that, or not at all. */
export const SCALINGS = ['linear', 'gentle', 'fixed'] as const
export type Scaling = (typeof SCALINGS)[number]

export interface Ingredient {
  id: string
  name: Bilingual
  source: NutrientSource
  nutrientsPer100g: Nutrients
  /** Part of the carbohydrates, per 100 g. */
  sugarGPer100g: number
  allergens: readonly Allergen[]
  tags: readonly IngredientTag[]
  /** Of the weight as bought; a dish's lines are of the edible part. */
  pricePerKgFils: number
  packGrams: number
  perishable: boolean
  aisle: Aisle
  /** What packs of it commonly carry as traces, beyond `allergens`. */
  mayContain: readonly Allergen[]
  /** Of 100 g as bought, what is left after trimming. */
  ediblePct: number
  /** How people count it; null where they weigh it. */
  unit: IngredientUnit | null
  /** Edible grams of one unit. */
  unitGrams: number | null
  /** Grams of a spoon of 15 ml. */
  spoonGrams: number | null
  /** Days after buying, where it is usually kept: cupboard, fridge or freezer. */
  keepsDays: number
  scaling: Scaling
  needsHalalCertificate: boolean
  /** The day the price was noted. */
  pricedOn: string
}

/** Grams of one serving, raw and ready to cook. */
export interface DishLine {
  ingredientId: string
  grams: number
}
