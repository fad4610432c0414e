import { food, type FoodWord } from '../words.ts'

const NOTHING = { avoid: [], allergens: [] } as const

/** What the catalogue lacks: no one who can't have it is served it, and the word is reported. */
export const ABSENT_FOODS: readonly FoodWord[] = [
  food(
    '',
    'sardine|cod|mackerel|trout|tilapia|haddock|halibut|pollock|catfish|herring|caviar|roe|surimi|سردين|ماكريل|تراوت|بلطي|بوري|صافي|شعري|كافيار|فسيخ|رنجه',
    { avoid: ['any-fish'], names: ['fish'], allergens: ['fish'] },
  ),
  food('', 'snapper|barramundi|monkfish|bonito|swordfish|سمك السيف', {
    avoid: ['any-fish'],
    names: ['fish'],
    allergens: ['fish'],
  }),
  food('', 'abalone|cuttlefish|cockle|whelk|escargot|سبيط|صبيدج', {
    avoid: ['any-mollusc'],
    names: ['molluscs'],
    allergens: ['molluscs'],
  }),
  food(
    '',
    'buttermilk|mascarpone|burrata|gouda|camembert|emmental|provolone|creme fraiche|condensed milk|ice cream|gelato|kefir|skyr|ماسكاربوني|بوراتا|غودا|حليب مكثف|ايس كريم|آيس كريم|بوظة',
    { avoid: ['any-milk'], names: ['milk'], allergens: ['milk'] },
  ),
  food('', 'aioli|hollandaise|meringue|ميرنغ|ايولي|هولنديز', {
    avoid: ['any-egg'],
    names: ['eggs'],
    allergens: ['eggs'],
  }),
  food('', 'bechamel|béchamel|white sauce|بشاميل|صوص ابيض|صلصه بيضا|صلصه بيضاء', {
    avoid: ['any-milk'],
    names: ['milk', 'gluten'],
    allergens: ['milk', 'gluten'],
  }),
  food('', 'tempeh|natto|تيمبي|ناتو', {
    avoid: ['any-soy'],
    names: ['soybeans'],
    allergens: ['soybeans'],
  }),
  food('', 'halva|halvah|tahini halva|gomasio|حلاوة طحينية', {
    avoid: ['any-sesame'],
    names: ['sesame'],
    allergens: ['sesame'],
  }),
  food('', 'celeriac|كرفس جذري', {
    avoid: ['any-celery'],
    names: ['celery'],
    allergens: ['celery'],
  }),
  food('', 'dijon|dijon mustard|ديجون', {
    avoid: ['any-mustard'],
    names: ['mustard'],
    allergens: ['mustard'],
  }),
  food('', 'casein|whey|milk powder|milk solids|كازين|مصل اللبن', {
    avoid: ['any-milk'],
    names: ['milk'],
    allergens: ['milk'],
  }),
  food(
    '',
    'croissant|brioche|sourdough|focaccia|bagel|pretzel|panko|breadcrumb|puff pastry|shortcrust|filo|phyllo|كرواسون|بريوش|بقسماط|فوكاتشا',
    { avoid: ['any-wheat'], names: ['gluten'], allergens: ['gluten'] },
  ),
  food('', 'seitan|semolina|spelt|سميد', {
    avoid: ['any-wheat'],
    names: ['gluten'],
    allergens: ['gluten'],
  }),
  food(
    '',
    'nutella|praline|marzipan|frangipane|gianduja|nougat|nut butter|almond butter|cashew butter|hazelnut butter|pistachio butter|نوتيلا|فرانجيبان|مرزبان',
    {
      avoid: ['any-nut'],
      names: ['tree-nuts'],
      allergens: ['tree-nuts'],
    },
  ),
  food(
    '',
    'kiwi|papaya|watermelon|melon|cantaloupe|grape|peach|fig|cherry|pear|plum|guava|lychee|passion fruit|dragon fruit|grapefruit|كيوي|بابايا|بطيخ|شمام|عنب|خوخ|دراق|تين|كرز|كمثري|اجاص|برقوق|جوافه|ليتشي',
    NOTHING,
  ),
  food(
    '',
    'tripe|offal|organ meat|organ meats|giblets|trotters|كرشه|الكرشه|كرشات|كوارع|مقادم|coffee|croutons|crouton|liver|duck|rabbit|quail|sausage|hot dog|gelatin|gelatine|msg|food colouring|food coloring|food dye|قهوه|كبده|كبد|ارنب|ارانب|بط|نقانق|سجق|كرواتون|خبز محمص مكعبات|جيلاتين|ملونات|الوان صناعيه|مواد حافظه|preservatives',
    NOTHING,
  ),
  food('orange lemon lime', 'citrus|حمضيات|موالح'),
  food('cocoa', 'chocolate|cacao|شوكولاته|شوكولا|شوكلاته|شوكولاتا|كاكاو'),
  food('greek-yogurt', 'greek yogurt|greek yoghurt|زبادي يوناني|لبن يوناني'),
  food('potato', 'french fries|بطاطس مقليه|بطاطا مقليه'),
  food('', 'french toast|turkish coffee|arabic coffee|قهوه تركيه|قهوه عربيه', NOTHING),
]

/** Named for their figures: a dish has little of them. */
export const LIMITED_FOODS: readonly FoodWord[] = [
  food('', 'carb|carbs|carbohydrate|كارب|كربوهيدرات|نشويات', { diet: 'low-carb' }),
  food('', 'salty|مالح|مالحه', { avoid: [], allergens: [], lowIn: 'salt' }),
  food('', 'oil|oils|cooking oil|fat|fats|grease|زيت|زيوت|دهون|شحم|شحوم|دسم', {
    avoid: [],
    allergens: [],
    lowIn: 'fat',
  }),
]
