import type { MealCategory } from '#shared/food/food.ts'

/** A dish as people name it, and every dish of the catalogue that answers to the name. */
interface DishWord {
  /** English and Arabic name, then other spellings; the Latin ones are looked for in dish names. */
  words: string
  /** All dishes of the category answer to it, too. */
  category?: MealCategory
}

/** By id. What the catalogue calls by a name of its own needs no line here. */
export const DISH_WORDS: Readonly<Record<string, DishWord>> = {
  soup: { words: 'soup|شوربة|شوربات|حساء|شربة|shorba|shorbat|shourba', category: 'soups' },
  salad: { words: 'salad|سلطة|سلطات|سلطه|salata|slata', category: 'salads' },
  sandwich: {
    words: 'sandwich|ساندويش|ساندويتش|سندويش|سندويشة|سندوتش|sandwish',
    category: 'sandwiches',
  },
  wrap: { words: 'wrap|لفافة|لفائف|راب|roll|رول' },
  burger: { words: 'burger|برغر|برجر|همبرغر|همبرجر|hamburger' },
  pizza: { words: 'pizza|pitza|بيتزا' },
  margherita: { words: 'margherita|مارغريتا|مارجريتا|margarita' },
  curry: { words: 'curry|cury|كاري|كري' },
  stew: { words: 'stew|يخنة|يخني|طبخة مرق' },
  kebab: { words: 'kebab|كباب|kabab|kebap|kabob|kebob' },
  tikka: { words: 'tikka|تيكا|تكا|tika' },
  dessert: {
    words:
      'dessert|pudding|puddings|milk pudding|rice pudding|بودينغ|بودنغ|بودنج|meetha|meethai|mithai|cake|birthday cake|gateau|كيك|كيكه|كعكه|تورته|حلوي|حلوى|حلويات|sweets|something sweet|some sweet|حلي|حلا|تحليه|شي حلو|شيء حلو|حاجه حلوه|حاجه مسكره',
    category: 'sweets',
  },
  'lubya-zeit': { words: 'lubya bi zeit|لوبيا بالزيت|loubia bi zeit|loubieh bi zeit|lubya zeit' },
  taco: { words: 'taco|تاكو' },
  omelette: { words: 'omelette|أومليت|omelet|omlet|omlette|عجة' },
  'fried-rice': { words: 'fried rice|رز مقلي|أرز مقلي' },
  steak: { words: 'steak|steack|ستيك' },
  stuffed: {
    words:
      'stuffed|vine leaves|wara2 3enab|warak enab|warak dawali|wara2 dawali|stuffed vine leaves|grape leaves|dolma|ورق عنب|ورق دوالي|ورق العنب|دولمه|محشي|محاشي|mahshi|ma7shi',
  },
  biryani: { words: 'biryani|برياني|biriyani|briyani|biriani|beryani' },
  shawarma: { words: 'shawarma|شاورما|شورما|shwarma|shawerma|shawirma' },
  falafel: { words: 'falafel|ta3miya|ta3mia|فلافل|طعمية|felafel|ta3meya|tameya' },
  hummus: {
    words:
      'hummus|7ommos|7omos|7umus|homos|حمص بالطحينة|حمص بطحينه|حمص باللحمة|مسبحة|humus|hommos|houmous',
  },
  machboos: { words: 'machboos|فوقه دياي|مجبوس|مكبوس|majboos|makboos|machbous|majbous' },
  kabsa: { words: 'kabsa|كبسة|kabseh' },
  saloona: { words: 'saloona|صالونة|salona|saloonah' },
  thareed: { words: 'thareed|threed|فريد لحم|فريد دياي|ثريد|tharid|tereed' },
  harees: { words: 'harees|هريس|هريسة لحم|haris|hareesa' },
  madrouba: { words: 'madrouba|مضروبة|madrooba' },
  balaleet: { words: 'balaleet|بلاليط|balalit' },
  chebab: { words: 'chebab|جباب|خبز الجباب|چباب|chabab' },
  khameer: { words: 'khameer|خمير' },
  regag: { words: 'regag|رقاق|regaag' },
  luqaimat: { words: 'luqaimat|لقيمات|legaimat|awameh' },
  manakish: { words: 'manakish|مناقيش|منقوشة|manaqish|manakeesh|manousheh' },
  fatteh: { words: 'fatteh|فتة|فتة حمص|fatta|fattet' },
  mujaddara: { words: 'mujaddara|مجدرة|mjaddara|mujadara' },
  tabbouleh: { words: 'tabbouleh|تبولة|tabbouli|tabouli|tabouleh|tabbule' },
  fattoush: { words: 'fattoush|فتوش|fatoush|fattush' },
  kafta: { words: 'kafta|كفتة|kofta|kufta|كفته بالصينية' },
  'shish-taouk': {
    words:
      'shish taouk|شيش طاووق|shish tawook|taouk|tawook|tawouk|sheesh tawook|shish tawouk|طاووق|شيش طاوق',
  },
  kibbeh: { words: 'kibbeh|كبة|kibbe|kebbeh|kubba' },
  'samke-harra': { words: 'samke harra|سمكة حرة|samkeh harra|سمك حرة' },
  'umm-ali': { words: 'umm ali|أم علي|om ali|um ali|omm ali|om aly|umali' },
  'tom-kha': { words: 'tom kha|توم خا' },
  mahalabia: { words: 'mahalabia|مهلبية|muhallebi' },
  foul: { words: 'foul|فول مدمس|فول|ful medames|foul medames|ful' },
  shakshuka: { words: 'shakshuka|شكشوكة|shakshouka|shakshoka' },
  mansaf: { words: 'mansaf|منسف' },
  maqluba: { words: 'maqluba|مقلوبة|makloubeh|maqlouba|makluba' },
  musakhan: { words: 'musakhan|مسخن|musakhkhan|msakhan' },
  koshari: { words: 'koshari|كشري|koshary|kushari|koshry' },
  'butter-chicken': {
    words:
      'butter chicken|دجاج بالزبدة|بتر تشكن|murgh makhani|makhani chicken|chicken makhani|بتر تشيكن|باتر تشكن|باتر تشيكن',
  },
  'palak-paneer': { words: 'palak paneer|بالاك بانير|saag paneer' },
  'chana-masala': { words: 'chana masala|تشانا ماسالا|chole|chana' },
  rajma: { words: 'rajma|راجما' },
  dal: { words: 'dal|دال|daal|dhal|dal tadka' },
  dosa: { words: 'dosa|دوسا|dosai|masala dosa' },
  idli: { words: 'idli|إدلي|idly|idli sambar' },
  paratha: { words: 'paratha|براثا|براتا|parantha|barata' },
  pulao: { words: 'pulao|بولاو|pilau|pilaf|pulav' },
  karahi: { words: 'karahi|كراهي|kadai|kadhai' },
  nihari: { words: 'nihari|نيهاري|نهاري' },
  haleem: { words: 'haleem|حليم' },
  'masala-omelette': { words: 'masala omelette|أومليت ماسالا|masala omelet' },
  bolognese: { words: 'bolognese|بولونيز|bolognaise|bolognese sauce|بولونيزي|bolonaise' },
  arrabbiata: { words: 'arrabbiata|أرابياتا|arrabiata|arabiata' },
  lasagne: { words: 'lasagne|لازانيا|lasagna' },
  risotto: { words: 'risotto|ريزوتو' },
  caesar: { words: 'caesar|سيزر|caesar salad|سلطة سيزر|سلطة السيزر|ceaser|cesar' },
  'greek-salad': { words: 'greek salad|سلطة يونانية' },
  ramen: { words: 'ramen|رامن' },
  teriyaki: { words: 'teriyaki|ترياكي' },
  udon: { words: 'udon|أودون' },
  soba: { words: 'soba|سوبا' },
  poke: { words: 'poke|بوكي|poke bowl|بوكي بول' },
  'green-curry': {
    words:
      'green curry|green chicken curry|thai green curry|كاري تايلندي أخضر|كاري تايلاندي أخضر|كاري أخضر تايلندي|الكاري الأخضر|الكاري التايلندي الأخضر|كاري أخضر|كاري اخضر',
  },
  'pad-thai': { words: 'pad thai|باد تاي|phad thai|padthai|باد ثاي|فاد تاي' },
  'tom-yum': { words: 'tom yum|توم يم|tomyum' },
  massaman: { words: 'massaman|ماسامان|massaman curry' },
  satay: { words: 'satay|ساتيه|ساتاي' },
  'kung-pao': { words: 'kung pao|كونغ باو|kungpao|كونج باو' },
  mapo: { words: 'mapo|مابو|mapo tofu|مابو توفو' },
  'chow-mein': { words: 'chow mein|شاو مين|chowmein' },
  adobo: { words: 'adobo|أدوبو' },
  sinigang: { words: 'sinigang|سينيغانغ|سينيجانج' },
  pancit: { words: 'pancit|بانسيت|pansit' },
  burrito: { words: 'burrito|بوريتو' },
  fajita: { words: 'fajita|فاهيتا' },
  enchilada: { words: 'enchilada|إنتشيلادا|انشيلادا' },
  moussaka: { words: 'moussaka|موساكا|mousaka' },
  souvlaki: { words: 'souvlaki|سوفلاكي' },
  paella: { words: 'paella|باييا|باييلا|بايلا' },
  bibimbap: { words: 'bibimbap|بيبيمباب' },
  bulgogi: { words: 'bulgogi|بولغوغي|بولجوجي' },
  pho: { words: 'pho|فو|pho soup' },
  'banh-mi': { words: 'banh mi|بان مي' },
  'overnight-oats': { words: 'overnight oats|شوفان منقوع' },
}

/** Dishes that the catalogue lacks: their cuisine is the next best, and the word is reported. */
export const MISSING_DISHES: readonly {
  words: string
  cuisine:
    | 'japanese'
    | 'italian'
    | 'chinese'
    | 'greek'
    | 'spanish'
    | 'mexican'
    | 'filipino'
    | 'emirati'
}[] = [
  { words: 'sushi|سوشي|tempura|تمبورا', cuisine: 'japanese' },
  { words: 'carbonara|كاربونارا|gnocchi', cuisine: 'italian' },
  { words: 'dim sum|dumpling|ديم سم', cuisine: 'chinese' },
  { words: 'gyro|جيرو', cuisine: 'greek' },
  { words: 'gazpacho|غازباتشو', cuisine: 'spanish' },
  { words: 'quesadilla|كاساديا|nachos|ناتشوز', cuisine: 'mexican' },
  { words: 'tinola|lumpia|sisig', cuisine: 'filipino' },
  { words: 'mandi|mandy|مندي', cuisine: 'emirati' },
]
