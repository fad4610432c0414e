import type { Allergen } from '#shared/food/food.ts'
import type { FoodGroup, WishIngredient } from '../../reading/food-groups.ts'

const ids = (list: string) => {
  const known = new Set(list.split(' '))
  return ({ id }: WishIngredient) => known.has(id)
}
const startsWith = (prefix: string) => (ingredient: WishIngredient) =>
  ingredient.id.startsWith(prefix)
const contains = (allergen: Allergen) => (ingredient: WishIngredient) =>
  ingredient.allergens.includes(allergen)
const isOf =
  (tag: WishIngredient['tags'][number], aisle?: WishIngredient['aisle']) =>
  (ingredient: WishIngredient) =>
    ingredient.tags.includes(tag) && (aisle === undefined || ingredient.aisle === aisle)
const either =
  (...tests: ((ingredient: WishIngredient) => boolean)[]) =>
  (ingredient: WishIngredient) =>
    tests.some((test) => test(ingredient))

const NUTS = 'cashew walnut almond pistachio pine-nut hazelnut'
const FRUIT = 'banana blueberry raspberry strawberry mango pineapple pomegranate orange apple dates'
const CHEESES =
  'feta halloumi akkawi cream-cheese mozzarella ricotta cheddar gruyere goat-cheese blue-cheese paneer hard-cheese'
const NOT_VEGETABLES = new Set([
  ...FRUIT.split(' '),
  ...'lemon lime parsley coriander dill mint basil thyme rosemary garlic ginger lemongrass green-chili jalapeno shallot spring-onion'.split(
    ' ',
  ),
])
const isMeat = (prefix: string, stock: string): Pick<FoodGroup, 'has' | 'alsoIn'> => ({
  has: startsWith(prefix),
  alsoIn: ids(stock),
})

const MEATS: readonly FoodGroup[] = [
  { id: 'any-chicken', name: { en: 'Chicken', ar: 'دجاج' }, ...isMeat('chicken-', 'stock') },
  { id: 'any-turkey', name: { en: 'Turkey', ar: 'ديك رومي' }, has: startsWith('turkey-') },
  {
    id: 'any-poultry',
    name: { en: 'Poultry', ar: 'دواجن' },
    has: isOf('poultry', 'meat'),
    alsoIn: isOf('poultry'),
  },
  { id: 'any-beef', name: { en: 'Beef', ar: 'لحم بقري' }, ...isMeat('beef-', 'beef-stock') },
  { id: 'any-lamb', name: { en: 'Lamb', ar: 'لحم غنم' }, has: startsWith('lamb-') },
  {
    id: 'any-meat',
    name: { en: 'Red meat', ar: 'لحم' },
    has: isOf('meat', 'meat'),
    alsoIn: either(isOf('meat'), isOf('pork')),
  },
  { id: 'any-pork', name: { en: 'Pork', ar: 'لحم خنزير' }, has: isOf('pork') },
]

const FROM_THE_SEA: readonly FoodGroup[] = [
  {
    id: 'any-fish',
    name: { en: 'Fish', ar: 'سمك' },
    has: either(isOf('fish', 'fish'), ids('tuna-can')),
    alsoIn: contains('fish'),
    allergens: ['fish'],
  },
  {
    id: 'any-shrimp',
    name: { en: 'Shrimp', ar: 'روبيان' },
    has: ids('shrimp'),
    alsoIn: contains('crustaceans'),
    allergens: ['crustaceans'],
  },
  {
    id: 'any-mollusc',
    name: { en: 'Molluscs', ar: 'رخويات' },
    has: ids('squid mussels'),
    alsoIn: contains('molluscs'),
    allergens: ['molluscs'],
  },
  {
    id: 'any-shellfish',
    name: { en: 'Shellfish', ar: 'محاريات' },
    has: ids('shrimp squid mussels'),
    alsoIn: either(contains('crustaceans'), contains('molluscs')),
    allergens: ['crustaceans', 'molluscs'],
  },
  {
    id: 'any-seafood',
    name: { en: 'Seafood', ar: 'مأكولات بحرية' },
    has: either(isOf('fish', 'fish'), ids('tuna-can shrimp squid mussels')),
    alsoIn: either(contains('fish'), contains('crustaceans'), contains('molluscs')),
    allergens: ['fish', 'crustaceans', 'molluscs'],
  },
]

const DAIRY_AND_EGGS: readonly FoodGroup[] = [
  {
    id: 'any-egg',
    name: { en: 'Eggs', ar: 'بيض' },
    has: ids('egg'),
    alsoIn: contains('eggs'),
    allergens: ['eggs'],
  },
  {
    id: 'any-milk',
    name: { en: 'Milk', ar: 'حليب' },
    has: ids('milk milk-evaporated'),
    alsoIn: contains('milk'),
    allergens: ['milk'],
  },
  {
    id: 'any-cheese',
    name: { en: 'Cheese', ar: 'جبن' },
    has: ids(CHEESES),
    alsoIn: ids('pesto'),
    allergens: ['milk'],
  },
  {
    id: 'any-yogurt',
    name: { en: 'Yogurt', ar: 'زبادي' },
    has: ids('yogurt greek-yogurt labneh'),
    allergens: ['milk'],
  },
]

const GRAINS: readonly FoodGroup[] = [
  { id: 'any-rice', name: { en: 'Rice', ar: 'أرز' }, has: startsWith('rice-') },
  {
    id: 'any-pasta',
    name: { en: 'Pasta', ar: 'معكرونة' },
    has: ids('spaghetti penne linguine orzo macaroni lasagne-sheets'),
    allergens: ['gluten'],
  },
  {
    id: 'any-noodles',
    name: { en: 'Noodles', ar: 'نودلز' },
    has: ids('egg-noodles ramen-noodles udon rice-noodles glass-noodles soba vermicelli'),
    allergens: ['gluten'],
  },
  {
    id: 'any-bread',
    name: { en: 'Bread', ar: 'خبز' },
    has: either(isOf('grain', 'bakery'), ids('corn-tortilla flour-tortilla')),
    alsoIn: ids('breadcrumbs pizza-dough'),
    allergens: ['gluten'],
  },
  {
    id: 'any-wheat',
    name: { en: 'Wheat', ar: 'قمح' },
    has: ids('harees-wheat freekeh bulgur flour flour-wholewheat'),
    alsoIn: contains('gluten'),
    allergens: ['gluten'],
  },
]

const PULSES_AND_NUTS: readonly FoodGroup[] = [
  {
    id: 'any-lentils',
    name: { en: 'Lentils', ar: 'عدس' },
    has: ids('red-lentil brown-lentil green-lentil urad-dal toor-dal'),
  },
  {
    id: 'any-chickpeas',
    name: { en: 'Chickpeas', ar: 'حمص' },
    has: ids('chickpea-dry chickpea-can'),
    alsoIn: ids('chickpea-flour'),
  },
  {
    id: 'any-beans',
    name: { en: 'Beans', ar: 'فاصوليا' },
    has: ids('black-bean-can kidney-bean-can white-bean-can butter-bean fava-can green-beans'),
  },
  {
    id: 'any-soy',
    name: { en: 'Soy', ar: 'صويا' },
    has: ids('tofu tofu-fried edamame soy-milk'),
    alsoIn: contains('soybeans'),
    allergens: ['soybeans'],
  },
  {
    id: 'any-tofu',
    name: { en: 'Tofu', ar: 'توفو' },
    has: ids('tofu tofu-fried'),
    allergens: ['soybeans'],
  },
  {
    id: 'any-peanut',
    name: { en: 'Peanuts', ar: 'فول سوداني' },
    has: ids('peanut peanut-butter'),
    alsoIn: contains('peanuts'),
    allergens: ['peanuts'],
  },
  {
    id: 'any-nut',
    name: { en: 'Nuts', ar: 'مكسرات' },
    has: ids(NUTS),
    alsoIn: either(contains('tree-nuts'), contains('peanuts')),
    allergens: ['tree-nuts'],
  },
  {
    id: 'any-sesame',
    name: { en: 'Sesame', ar: 'سمسم' },
    has: ids('sesame tahini'),
    alsoIn: contains('sesame'),
    allergens: ['sesame'],
  },
  {
    id: 'any-coconut',
    name: { en: 'Coconut', ar: 'جوز هند' },
    has: ids('coconut-dry coconut-milk'),
    alsoIn: startsWith('coconut-'),
  },
  {
    id: 'any-dried-fruit',
    name: { en: 'Dried fruit', ar: 'فواكه مجففة' },
    has: ids('raisins apricot-dry dates'),
  },
]

const FROM_THE_GARDEN: readonly FoodGroup[] = [
  {
    id: 'any-vegetable',
    name: { en: 'Vegetables', ar: 'خضار' },
    has: (ingredient) => ingredient.aisle === 'produce' && !NOT_VEGETABLES.has(ingredient.id),
  },
  { id: 'any-fruit', name: { en: 'Fruit', ar: 'فواكه' }, has: ids(FRUIT) },
  {
    id: 'any-berry',
    name: { en: 'Berries', ar: 'توت' },
    has: ids('blueberry raspberry strawberry'),
  },
  { id: 'any-mushroom', name: { en: 'Mushrooms', ar: 'فطر' }, has: ids('mushroom shiitake') },
  {
    id: 'any-onion',
    name: { en: 'Onion', ar: 'بصل' },
    has: ids('onion shallot spring-onion'),
  },
  {
    id: 'any-tomato',
    name: { en: 'Tomato', ar: 'طماطم' },
    has: ids('tomato tomato-can tomato-dry'),
    alsoIn: ids('tomato-paste salsa'),
  },
  {
    id: 'any-bell-pepper',
    name: { en: 'Bell pepper', ar: 'فلفل رومي' },
    has: ids('red-pepper green-pepper'),
  },
  {
    id: 'any-chili',
    name: { en: 'Chili', ar: 'فلفل حار' },
    has: ids('green-chili jalapeno chili-powder'),
    alsoIn: ids('gochugaru gochujang harissa chili-paste enchilada-sauce'),
  },
  { id: 'any-olive', name: { en: 'Olives', ar: 'زيتون' }, has: ids('olives olives-green') },
  { id: 'any-cabbage', name: { en: 'Cabbage', ar: 'ملفوف' }, has: ids('cabbage red-cabbage') },
]

const SEASONINGS: readonly FoodGroup[] = [
  {
    id: 'any-mustard',
    name: { en: 'Mustard', ar: 'خردل' },
    has: ids('mustard mustard-seed'),
    alsoIn: contains('mustard'),
    allergens: ['mustard'],
  },
  {
    id: 'any-celery',
    name: { en: 'Celery', ar: 'كرفس' },
    has: ids('celery'),
    alsoIn: contains('celery'),
    allergens: ['celery'],
  },
  {
    id: 'any-lupin',
    name: { en: 'Lupin', ar: 'ترمس' },
    has: ids('lupini'),
    alsoIn: contains('lupin'),
    allergens: ['lupin'],
  },
  {
    id: 'any-sulphite',
    name: { en: 'Sulphites', ar: 'كبريتيت' },
    has: () => false,
    alsoIn: contains('sulphites'),
    allergens: ['sulphites'],
  },
  { id: 'any-alcohol', name: { en: 'Alcohol', ar: 'كحول' }, has: isOf('alcohol') },
]

export const GROUPS: readonly FoodGroup[] = [
  ...MEATS,
  ...FROM_THE_SEA,
  ...DAIRY_AND_EGGS,
  ...GRAINS,
  ...PULSES_AND_NUTS,
  ...FROM_THE_GARDEN,
  ...SEASONINGS,
]
