import { food, type FoodWord } from './words.ts'

const NOTHING = { avoid: [], allergens: [] } as const

/** What the catalogue lacks: no one who can't have it is served it, and the word is reported. */
export const ABSENT_FOODS: readonly FoodWord[] = [
  food(
    '',
    'sardine|cod|mackerel|trout|tilapia|haddock|halibut|pollock|catfish|herring|caviar|roe|surimi|سردين|ماكريل|تراوت|بلطي|بوري|صافي|شعري|كافيار|فسيخ|رنجه',
    { avoid: ['any-fish'], names: ['fish'], allergens: ['fish'] },
  ),
  food('', 'casein|whey|milk powder|milk solids|كازين|مصل اللبن', {
    avoid: ['any-milk'],
    names: ['milk'],
    allergens: ['milk'],
  }),
  food('', 'seitan|semolina|spelt|سميد', {
    avoid: ['any-wheat'],
    names: ['gluten'],
    allergens: ['gluten'],
  }),
  food('', 'nutella|praline|marzipan|nut butter|almond butter|cashew butter|نوتيلا', {
    avoid: ['any-nut'],
    names: ['tree-nuts'],
    allergens: ['tree-nuts'],
  }),
  food(
    '',
    'kiwi|papaya|watermelon|melon|cantaloupe|grape|peach|fig|cherry|pear|plum|guava|lychee|passion fruit|dragon fruit|grapefruit|كيوي|بابايا|بطيخ|شمام|عنب|خوخ|دراق|تين|كرز|كمثري|اجاص|برقوق|جوافه|ليتشي',
    NOTHING,
  ),
  food(
    '',
    'coffee|croutons|crouton|liver|duck|rabbit|quail|sausage|hot dog|gelatin|gelatine|msg|food colouring|food coloring|food dye|قهوه|كبده|كبد|ارنب|ارانب|بط|نقانق|سجق|كرواتون|خبز محمص مكعبات|جيلاتين|ملونات|الوان صناعيه|مواد حافظه|preservatives',
    NOTHING,
  ),
  food('orange lemon lime', 'citrus|حمضيات|موالح'),
  food('cocoa', 'chocolate|cacao|شوكولاته|شوكولا|شوكلاته|شوكولاتا|كاكاو'),
  food('greek-yogurt', 'greek yogurt|greek yoghurt|زبادي يوناني|لبن يوناني'),
  food('potato', 'french fries|بطاطس مقليه|بطاطا مقليه'),
  food('', 'french toast|turkish coffee|arabic coffee|قهوه تركيه|قهوه عربيه', NOTHING),
]
