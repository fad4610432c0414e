import type { Allergen, Diet } from '#shared/food/food.ts'

/** A food as people name it. */
export interface FoodWord {
  /** Forms, parted by `|`, in both languages. */
  words: string
  /** Ingredients or groups that are meant; none where the catalogue has no such thing. */
  foods: readonly string[]
  /** What to leave out, where that is more than `foods`. */
  avoid?: readonly string[]
  /** The word names these allergens: whoever goes without it may be allergic. */
  names?: readonly Allergen[]
  /** An allergy to it is one to these; found from `foods` unless told. */
  allergens?: readonly Allergen[]
  /** May be meant as well and is asked for. */
  alsoAsk?: readonly Allergen[]
  /** Going without it is a diet. */
  diet?: Diet
}

const food = (foods: string, words: string, rest: Omit<FoodWord, 'foods' | 'words'> = {}) => ({
  foods: foods === '' ? [] : foods.split(' '),
  words,
  ...rest,
})

/** Words for what the allergens are named after. */
const ALLERGEN_FOODS: readonly FoodWord[] = [
  food(
    'any-peanut',
    'peanut|moongphali|mungfali|mani|peanut butter|زبدة الفول السوداني|pea nut|peanut oil|peanut sauce|groundnut|monkey nut|فول سوداني|فستق سوداني|سوداني|فول السودان|بينت|بينتس',
    {
      names: ['peanuts'],
    },
  ),
  food('any-nut', 'nut|mixed nuts|nutty|مكسرات|مكسر|مكسرة|نتس', {
    names: ['tree-nuts', 'peanuts'],
    alsoAsk: ['peanuts'],
  }),
  food('any-nut', 'tree nut|treenut|مكسرات شجرية|مكسرات الأشجار|جوزيات', { names: ['tree-nuts'] }),
  food('cashew', 'cashew|kaju|cashew nut|كاجو|كازو|كاشو|كاشيو', { names: ['tree-nuts'] }),
  food('almond', 'almond|badam|لوز', { names: ['tree-nuts'] }),
  food('walnut', 'walnut|akhrot|جوز|عين الجمل|عين جمل|جوز القلب', { names: ['tree-nuts'] }),
  food('pistachio', 'pistachio|pista|فستق|فستق حلبي', { names: ['tree-nuts'] }),
  food('hazelnut', 'hazelnut|hazel nut|بندق', { names: ['tree-nuts'] }),
  food('pine-nut', 'pine nut|pinenut|صنوبر', { names: ['tree-nuts'] }),
  food('', 'pecan|brazil nut|macadamia|بيكان|ماكاديميا', {
    avoid: ['any-nut'],
    names: ['tree-nuts'],
    allergens: ['tree-nuts'],
  }),
  food('any-egg', 'egg|itlog|anda|بيظ|بيض|بيضة|بيضات', { names: ['eggs'] }),
  food('any-milk', 'milk|doodh|dudh|gatas|cow milk|cows milk|حليب|حليب بقر|لبن حليب', {
    names: ['milk'],
  }),
  food('any-milk', 'lactose|لاكتوز|اللاكتوز|لكتوز', { names: ['milk'] }),
  food(
    '',
    'dairy|dairy product|milk product|ألبان|الألبان|منتجات الألبان|مشتقات الحليب|مشتقات الألبان',
    {
      names: ['milk'],
      allergens: ['milk'],
      avoid: ['any-milk'],
      diet: 'dairy-free',
    },
  ),
  food('', 'gluten|غلوتين|جلوتين|قلوتين|كلوتين', {
    names: ['gluten'],
    allergens: ['gluten'],
    avoid: ['any-wheat'],
    diet: 'gluten-free',
  }),
  food('any-wheat', 'wheat|gehun|barley|rye|قمح|حنطة|شعير|بر', { names: ['gluten'] }),
  food('any-fish', 'fish|isda|machli|سمك|سمكة|أسماك|سمج|سمچ|حوت|فش', { names: ['fish'] }),
  food(
    'any-seafood',
    'seafood|sea food|مأكولات بحرية|أكل بحري|بحريات|سي فود|سيفود|ثمار البحر|أكلات بحرية|البحريات',
    {
      names: ['fish', 'crustaceans', 'molluscs'],
    },
  ),
  food('any-shellfish', 'shellfish|shell fish|محاريات|صدفيات|أصداف', {
    names: ['crustaceans', 'molluscs'],
  }),
  food(
    'any-shrimp',
    'shrimp|hipon|jhinga|prawn|scampi|روبيان|ربيان|جمبري|جنبري|قريدس|إربيان|شرمب',
    {
      names: ['crustaceans'],
    },
  ),
  food(
    '',
    'crustacean|crab|alimango|lobster|crayfish|قشريات|سلطعون|كابوريا|قبقب|قباقب|لوبستر|استاكوزا|كركند',
    {
      avoid: ['any-shrimp'],
      names: ['crustaceans'],
      allergens: ['crustaceans'],
    },
  ),
  food('', 'mollusc|mollusk|oyster|clam|scallop|octopus|snail|رخويات|محار|أخطبوط|حلزون|إسكالوب', {
    avoid: ['any-mollusc'],
    names: ['molluscs'],
    allergens: ['molluscs'],
  }),
  food('squid', 'squid|pusit|calamari|كاليماري|كلماري|حبار|نغر|خثاق', { names: ['molluscs'] }),
  food('mussels', 'mussel|بلح البحر|بلح بحر', { names: ['molluscs'] }),
  food('any-soy', 'soy|soya|soybean|soya bean|soy bean|صويا|فول صويا|فول الصويا|سويا', {
    names: ['soybeans'],
  }),
  food('any-sesame', 'sesame|til|simsim|سمسم|جلجلان', { names: ['sesame'] }),
  food('any-mustard', 'mustard|sarson|خردل|مستردة|مسطردة', { names: ['mustard'] }),
  food('any-celery', 'celery|كرفس', { names: ['celery'] }),
  food('any-lupin', 'lupin|lupini|lupine|lupin bean|ترمس', { names: ['lupin'] }),
  food(
    '',
    'sulphite|sulfite|sulphur dioxide|sulfur dioxide|كبريتيت|كبريتات|سلفيت|ثاني أكسيد الكبريت',
    {
      avoid: ['any-sulphite'],
      names: ['sulphites'],
      allergens: ['sulphites'],
    },
  ),
]

const MEAT_AND_DAIRY: readonly FoodWord[] = [
  food(
    'any-chicken',
    'chicken|manok|chikn|chickn|chkn|murgh|دجاج|دجاجة|دياي|ديايه|فراخ|جاج|دجج|تشكن|تشيكن',
  ),
  food('chicken-breast', 'chicken breast|breast|صدور دجاج|صدر دجاج|صدور الدجاج'),
  food('chicken-thigh', 'chicken thigh|thigh|أفخاذ دجاج|فخذ دجاج|فخاذ دجاج'),
  food('any-turkey', 'turkey|ديك رومي|رومي|تركي حبش|حبش'),
  food('turkey-slices', 'turkey slice|شرائح ديك رومي'),
  food('any-poultry', 'poultry|دواجن|طيور'),
  food('any-beef', 'beef|baka|karne|veal|لحم بقري|لحم بقر|بقري|بقر|عجل|لحم عجل'),
  food('beef-ground', 'ground beef|minced beef|beef mince|mince|keema|لحم مفروم|مفروم'),
  food('any-lamb', 'lamb|mutton|goat|لحم غنم|غنم|خروف|لحم خروف|ضأن|لحم ضاني|ضاني|حري'),
  food('any-meat', 'meat|gosht', { avoid: ['any-meat', 'any-poultry'] }),
  food('any-meat', 'red meat|لحم|لحمة|لحوم|لحم أحمر|اللحوم الحمراء|لحوم حمراء'),
  food('any-pork', 'pork|baboy|bacon|ham|خنزير|لحم خنزير|بيكون'),
  food('any-alcohol', 'alcohol|wine|beer|كحول|نبيذ|خمر|خمور'),
  food('tuna-can', 'tuna|تونة|تونا|تن'),
  food('salmon', 'salmon|سلمون|سالمون|سلمن'),
  food('hammour', 'hammour|hamour|grouper|هامور'),
  food('kingfish', 'kingfish|king fish|kanaad|كنعد|جنعد|كنعت|چنعد'),
  food('anchovy', 'anchovy|anchovies|أنشوجة|انشوفي'),
  food('any-cheese', 'cheese|جبن|جبنة|أجبان|جبنه|تشيز'),
  food('feta', 'feta|feta cheese|فيتا|جبنة فيتا'),
  food('halloumi', 'halloumi|haloumi|halloumi cheese|حلوم|جبنة حلوم|حلومي'),
  food('akkawi', 'akkawi|عكاوي|جبنة عكاوي'),
  food('mozzarella', 'mozzarella|موزاريلا|موزريلا'),
  food('cheddar', 'cheddar|شيدر|تشيدر'),
  food('hard-cheese', 'parmesan|بارميزان|برمزان'),
  food('paneer', 'paneer|بانير'),
  food('any-yogurt', 'yogurt|dahi|yoghurt|curd|laban|زبادي|روب|لبن|يوغرت'),
  food('labneh', 'labneh|labne|لبنة'),
  food('cream', 'cream|كريمة|كريمة الطبخ|قشطة'),
  food('butter', 'butter|زبدة|زبد'),
  food('ghee', 'ghee|سمن|سمنة|دهن'),
]

const GRAINS_AND_PULSES: readonly FoodWord[] = [
  food('any-rice', 'rice|kanin|chawal|رز|أرز|عيش ورز|تمن|الرز'),
  food('rice-basmati', 'basmati|basmati rice|بسمتي|رز بسمتي|أرز بسمتي'),
  food('rice-brown', 'brown rice|رز بني|رز أسمر|أرز أسمر'),
  food('any-pasta', 'pasta|معكرونة|مكرونة|باستا|معكرونه|مكرونه'),
  food('spaghetti', 'spaghetti|سباغيتي|سباجيتي|سبايتي'),
  food('any-noodles', 'noodle|نودلز|نودل|اندومي|إندومي'),
  food('any-bread', 'bread|toast|naan|نان|nan bread|خبز|خبزة|توست|صمون|عيش'),
  food('pita', 'pita|arabic bread|pitta|خبز عربي|خبز لبناني'),
  food(
    'wholewheat-bread',
    'wholewheat bread|whole wheat bread|brown bread|wholemeal bread|خبز أسمر|خبز بر|خبز القمح الكامل',
  ),
  food('roti', 'roti|chapati|chapatti|روتي|جباتي|شباتي'),
  food('oats', 'oat|oatmeal|porridge|شوفان'),
  food('quinoa', 'quinoa|كينوا'),
  food('bulgur', 'bulgur|burghul|برغل'),
  food('freekeh', 'freekeh|فريكة|فريك'),
  food('any-lentils', 'lentil|masoor|عدس'),
  food('any-chickpeas', 'chickpea|chick pea|garbanzo|حمص|نخي|دنقو'),
  food('any-beans', 'bean|beans|فاصوليا|فاصولياء|بقوليات|لوبيا'),
  food('fava-can', 'fava|fava bean|broad bean|باقلاء|باجلا'),
  food('peas', 'pea|green pea|بازلاء|بازيلا|بزاليا'),
  food('green-beans', 'green bean|french bean|فاصوليا خضراء|لوبيا خضراء'),
  food('any-tofu', 'tofu|توفو'),
  food('soy-sauce', 'soy sauce|soya sauce|صوص الصويا|صويا صوص|صلصة الصويا|صلصة صويا'),
  food('tahini', 'tahini|tahina|طحينة|طحينية|راشي|هردة'),
  food('any-coconut', 'coconut|جوز هند|جوز الهند|نارجيل|ناريل'),
  food('coconut-milk', 'coconut milk|coconut cream|حليب جوز الهند|حليب جوز هند|حليب نارجيل'),
  food('almond-milk', 'almond milk|حليب لوز|حليب اللوز'),
  food('soy-milk', 'soy milk|soya milk|حليب صويا|حليب الصويا'),
  food('any-dried-fruit', 'dried fruit|فواكه مجففة'),
]

const GARDEN: readonly FoodWord[] = [
  food('any-vegetable', 'vegetable|veggy|veggie|veges|sabzi|gulay|خضار|خضروات|خضراوات|خضرة|خضره'),
  food('any-fruit', 'fruit|فواكه|فاكهة'),
  food('any-berry', 'berry|توت'),
  food('strawberry', 'strawberry|فراولة|فريز'),
  food('any-mushroom', 'mushroom|shroom|فطر|مشروم|فقع|عرهون'),
  food('any-onion', 'onion|pyaz|بصل|بصلة'),
  food('spring-onion', 'spring onion|scallion|green onion|بصل أخضر'),
  food('garlic', 'garlic|lahsun|ثوم|توم'),
  food('ginger', 'ginger|زنجبيل|زنجبيل طازج'),
  food('any-tomato', 'tomato|tamatar|طماطم|طماط|بندورة|بنادورة|طماطة'),
  food('any-bell-pepper', 'bell pepper|capsicum|فلفل رومي|فلفل بارد|فليفلة|فلفل حلو'),
  food('any-bell-pepper', 'pepper|فلفل|فليفله', { avoid: ['any-bell-pepper', 'any-chili'] }),
  food('any-chili', 'chili|chilli|chile|chilly|chili pepper|hot pepper|فلفل حار|فلفل حراق'),
  food('cucumber', 'cucumber|khiyar|خيار'),
  food('carrot', 'carrot|جزر|يزر'),
  food('zucchini', 'zucchini|courgette|كوسا|كوسة|كوسى'),
  food('eggplant', 'eggplant|aubergine|brinjal|baingan|باذنجان|بيذنجان|بيتنجان'),
  food('okra', 'okra|bhindi|lady finger|ladyfinger|بامية|باميا'),
  food('cauliflower', 'cauliflower|gobi|قرنبيط|زهرة|قنبيط|زهره'),
  food('broccoli', 'broccoli|brocoli|بروكلي|بروكولي'),
  food('spinach', 'spinach|palak|سبانخ|سبانغ'),
  food('molokhia', 'molokhia|mulukhiyah|mola5eya|molokheya|mlokhia|ملوخية'),
  food('any-cabbage', 'cabbage|ملفوف|كرنب|يخنة'),
  food('lettuce', 'lettuce|خس'),
  food('arugula', 'arugula|rocket|جرجير|يرير'),
  food('beetroot', 'beetroot|beet|شمندر|بنجر'),
  food('pumpkin', 'pumpkin|butternut|butternut squash|squash|قرع|يقطين|بوبر'),
  food('parsley', 'parsley|بقدونس|معدنوس'),
  food('coriander', 'coriander|cilantro|dhania|كزبرة|كسبرة|كزبره|جلجل'),
  food('mint', 'mint|pudina|نعناع|نعنع'),
  food('basil', 'basil|ريحان|حبق'),
  food('thyme', 'thyme|زعتر أخضر|زعتر طازج'),
  food('zaatar', 'zaatar|zatar|زعتر'),
  food('potato', 'potato|aloo|fries|chips|بطاطس|بطاطا|بطاط|بتيت'),
  food('sweet-potato', 'sweet potato|بطاطا حلوة|بطاطس حلوة|فندال'),
  food('corn', 'corn|sweetcorn|maize|ذرة|ذره|درة'),
  food('avocado', 'avocado|avo|أفوكادو|افوكادو'),
  food('any-olive', 'olive|زيتون'),
  food('olive-oil', 'olive oil|زيت زيتون|زيت الزيتون'),
  food('lemon', 'lemon|ليمون|لومي أصفر'),
  food('lime', 'lime|ليمون أخضر|لايم'),
  food('loomi', 'loomi|dried lime|black lime|لومي|ليمون أسود'),
  food('dates', 'date fruit|medjool|dates|تمر|تمور|رطب|خلاص'),
  food('pomegranate', 'pomegranate|رمان'),
  food('banana', 'banana|موز'),
  food('mango', 'mango|مانجو|مانجا|همبا|أنبج'),
]

const CUPBOARD: readonly FoodWord[] = [
  food('sugar', 'sugar|سكر|شكر'),
  food('honey', 'honey|عسل'),
  food('salt', 'salt|sodium|ملح'),
  food('mayo', 'mayo|mayonnaise|مايونيز|مايو'),
  food('pickles', 'pickle|gherkin|مخلل|مخللات|طرشي'),
  food('kimchi', 'kimchi|كيمتشي'),
  food('saffron', 'saffron|زعفران'),
  food('cinnamon', 'cinnamon|قرفة|دارسين'),
  food('cardamom', 'cardamom|elaichi|هيل'),
  food('cumin', 'cumin|jeera|كمون|سنوت'),
  food('turmeric', 'turmeric|haldi|كركم'),
  food('curry-powder', 'curry powder|مسحوق الكاري'),
  food('fish-sauce', 'fish sauce|صلصة السمك|صلصة سمك|صوص السمك|صوص سمك'),
  food('oyster-sauce', 'oyster sauce|صلصة المحار|صوص المحار'),
  food('black-pepper', 'black pepper|فلفل أسود|فلفل اسود'),
  food('', 'carb|carbs|carbohydrate|كارب|كربوهيدرات|نشويات', { diet: 'low-carb' }),
]

export const FOOD_WORDS: readonly FoodWord[] = [
  ...ALLERGEN_FOODS,
  ...MEAT_AND_DAIRY,
  ...GRAINS_AND_PULSES,
  ...GARDEN,
  ...CUPBOARD,
]
