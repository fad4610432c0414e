import { food, type FoodWord } from '../words.ts'

/** Words for what the allergens are named after. */
export const ALLERGEN_FOODS: readonly FoodWord[] = [
  food(
    'any-peanut',
    'peanut|peanutbutter|moongphali|mungfali|mani|moongfali|mungphali|peanut butter|زبدة الفول السوداني|pea nut|peanut oil|peanut sauce|groundnut|monkey nut|فول سوداني|فستق سوداني|فستق عبيد|فستق العبيد|سوداني|فول السودان|بينت|بينتس',
    {
      names: ['peanuts'],
    },
  ),
  food('any-nut', 'nut|mixed nuts|nutty|nuttiest|nuttier|مكسرات|مكسر|مكسرة|نتس', {
    names: ['tree-nuts', 'peanuts'],
    alsoAsk: ['peanuts'],
  }),
  food('any-nut', 'tree nut|treenut|مكسرات شجرية|مكسرات الأشجار|جوزيات', { names: ['tree-nuts'] }),
  food('cashew', 'cashew|kaju|cashew nut|كاجو|كازو|كاشو|كاشيو', { names: ['tree-nuts'] }),
  food(
    'almond',
    'almond|almond flour|almond meal|badam|لوز|طحين اللوز|دقيق اللوز|طحين لوز|دقيق لوز',
    { names: ['tree-nuts'] },
  ),
  food('walnut', 'walnut|يوز|akhrot|جوز|عين الجمل|عين جمل|جوز القلب', { names: ['tree-nuts'] }),
  food('pistachio', 'pistachio|pista|فستق|فستق حلبي', { names: ['tree-nuts'] }),
  food('hazelnut', 'hazelnut|hazel nut|بندق', { names: ['tree-nuts'] }),
  food('pine-nut', 'pine nut|pinenut|صنوبر', { names: ['tree-nuts'] }),
  food('', 'pecan|brazil nut|macadamia|بيكان|ماكاديميا|مكاديميا', {
    avoid: ['any-nut'],
    names: ['tree-nuts'],
    allergens: ['tree-nuts'],
  }),
  food(
    'any-egg',
    'egg|eggy|chicken egg|hen egg|quail egg|duck egg|بيض دجاج|بيض الدجاج|بيض دياي|بيض سمان|بيض السمان|بيض بلدي|itlog|anda|anday|ande|andey|egg whites|egg white|بيظ|بيض|بيضة|بيضات',
    {
      names: ['eggs'],
    },
  ),
  food('any-milk', 'milk|doodh|dudh|gatas|dairy milk|cow milk|cows milk|حليب|حليب بقر|لبن حليب', {
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
  food('any-wheat', 'flour|white flour|plain flour|maida|atta|دقيق|دقيق ابيض|طحين ابيض', {
    names: ['gluten'],
  }),
  food('any-wheat', 'wheat|gehun|barley|rye|قمح|حنطة|شعير|بر', { names: ['gluten'] }),
  food(
    'any-fish',
    'fish|samak|samek|samach|isda|machli|machhli|macchi|سمك|سمكة|أسماك|سمج|سمچ|حوت|فش',
    {
      names: ['fish'],
    },
  ),
  food(
    'any-seafood',
    'seafood|sea food|شي بحري|شيء بحري|بحري|من البحر|شي من البحر|مأكولات بحرية|أكل بحري|بحريات|سي فود|سيفود|ثمار البحر|أكلات بحرية|البحريات',
    {
      names: ['fish', 'crustaceans', 'molluscs'],
    },
  ),
  food('any-shellfish', 'shellfish|shell fish|محاريات|صدفيات|أصداف', {
    names: ['crustaceans', 'molluscs'],
  }),
  food(
    'any-shrimp',
    'shrimp|hipon|jhinga|prawn|gamba|gambas|langoustine|scampi|روبيان|ربيان|جمبري|جنبري|قمبري|قريدس|إربيان|شرمب',
    {
      names: ['crustaceans'],
    },
  ),
  food(
    '',
    'crustacean|crab|crabs|سرطان البحر|سرطان بحر|سرطان بحري|سرطانات البحر|alimango|lobster|crayfish|قشريات|سلطعون|كابوريا|قبقب|قباقب|لوبستر|استاكوزا|كركند',
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
  food('any-sesame', 'sesame|til|simsim|sem sem|sim sim|سمسم|جلجلان|سيرج|زيت السيرج', {
    names: ['sesame'],
  }),
  food('any-mustard', 'mustard|sarson|خردل|مستردة|مسطردة', { names: ['mustard'] }),
  food('any-celery', 'celery|كرفس', { names: ['celery'] }),
  food(
    'any-lupin',
    'lupin|lupini|lupine|lupin bean|lupin flour|lupine flour|ترمس|طحين الترمس|دقيق الترمس|طحين ترمس|دقيق ترمس',
    { names: ['lupin'] },
  ),
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
