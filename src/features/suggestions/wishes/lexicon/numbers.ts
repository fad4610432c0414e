export const NUMBER_WORDS: ReadonlyMap<number, string> = new Map([
  [0, 'صفر'],
  [1, 'one|واحد|واحده|وحده'],
  [2, 'two|اتنين|تنين|اثنين|اثنان|اثنينا|ثنتين|اثنتين'],
  [3, 'three|تلات|ثلاث|ثلاثه|تلاته|ثلاثتنا'],
  [4, 'four|اربع|اربعه|اربعتنا'],
  [5, 'five|خمس|خمسه'],
  [6, 'six|ست|سته'],
  [7, 'seven|سبع|سبعه'],
  [8, 'eight|ثماني|ثمانيه|ثمان|تمان|تمن|تمنيه|تمانيه'],
  [9, 'nine|تسع|تسعه'],
  [10, 'ten|عشر|عشره'],
  [11, 'eleven|احدعش|احد عشر|احدي عشر|احدعشر|حداشر|حدعش|ادعش|احدعش'],
  [12, 'twelve|dozen|اثنعش|اثنا عشر|اثني عشر|اثنعشر|اطنعش|طنعش|اتناشر|اثناعش'],
  [13, 'thirteen|ثلاثه عشر|thirteen|ثلثتعش|ثلطعش|تلتعش|تلتطعش|تلتاشر|تلطعش'],
  [14, 'fourteen|اربعه عشر|fourteen|اربعتعش|اربعطعش|اربعتاشر'],
  [15, 'fifteen|خمسه عشر|خمس عشر|خمستعش|خمسطعش|خمستعشر|خمسطعشر|خمستاشر'],
  [16, 'sixteen|سته عشر|ستعش|ستعشر|سطعش|ستاشر|ستطعش'],
  [17, 'seventeen|سبعه عشر|سبعتعش|سبعطعش|سبعتاشر'],
  [18, 'eighteen|ثمانيه عشر|ثمنتعش|ثمنطعش|تمنتعش|تمنطعش|تمنتاشر'],
  [19, 'nineteen|تسعه عشر|تسعتعش|تسعطعش|تسعتاشر'],
  [20, 'twenty|عشرين|عشرون'],
  [25, 'خمس وعشرين|خمسه وعشرين'],
  [30, 'thirty|ثلاثين|ثلاثون'],
  [35, 'خمس وثلاثين|خمسه وثلاثين'],
  [40, 'forty|fourty|اربعين|اربعون'],
  [45, 'خمس واربعين|خمسه واربعين'],
  [50, 'fifty|خمسين|خمسون'],
  [55, 'خمس وخمسين|خمسه وخمسين'],
  [60, 'sixty|ستين|ستون'],
  [70, 'seventy|سبعين|سبعون'],
  [80, 'eighty|ثمانين|ثمانون'],
  [90, 'ninety|تسعين|تسعون'],
  [100, 'hundred|a hundred|ميه|مئه|مائه'],
  [200, 'ميتين|مئتين|مائتين'],
  [300, 'ثلاثميه|ثلاثمائه|ثلاثمئه'],
  [400, 'اربعميه|اربعمائه|اربعمئه'],
  [500, 'خمسميه|خمسمائه|خمسمئه'],
  [600, 'ستميه|ستمائه|ستمئه'],
  [700, 'سبعميه|سبعمائه|سبعمئه'],
  [800, 'ثمانميه|ثمانمائه|ثمانمئه'],
  [900, 'تسعميه|تسعمائه|تسعمئه'],
])

export const UNIT_WORDS = {
  minutes: 'min|mins|minute|minutes|دقيقه|دقايق|دقائق|دقيقة',
  hours: 'hour|hours|hr|hrs|an hour|ساعه|ساعات',
  kcal: 'kcal|kcals|cal|cals|calorie|calories|سعره|سعرات|سعر حراري|سعره حراريه|سعرات حراريه|كالوري|كلوري|كالوريز',
  dirhams: 'aed|dhs|dh|dirham|dirhams|dirhum|درهم|دراهم|درهما|د إ|داهم',
  people:
    'mouths|blokes|lads|lasses|chaps|fellas|dudes|شباب|شابات|رجال|رياييل|ريايل|حريم|نسوان|عزابيه|بنات|people|mouths to feed|hungry mouths|eaters|souls|ضيوف|ضيف|معازيم|معزوم|بالغين|كبار|نفوس|persons|person|ppl|pax|serving|servings|portion|portions|guests|guest|adults|of us|people total|اشخاص|انفار|حصص|حصه|افراد|نفر|ناس|شخصا|شخص',
  other:
    'day|days|week|weeks|gram|grams|g|kg|spoon|spoons|cup|cups|piece|pieces|times|ايام|يوم|اسبوع|غرام|جرام|كيلو|ملعقه|كوب|حبات|حبه|قطع|مرات|مره',
} as const

export type Unit = keyof typeof UNIT_WORDS

/** Times that are said without a number. */
export const DURATION_PHRASES: ReadonlyMap<number, string> = new Map([
  [15, 'quarter of an hour|quarter hour|quarter an hour|a quarter of an hour|ربع ساعه'],
  [20, 'ثلث ساعه|تلت ساعه|تلث ساعه'],
  [25, 'نص ساعه الا خمس|نصف ساعه الا خمس دقايق'],
  [30, 'half an hour|half hour|a half hour|half of an hour|نص ساعه|نصف ساعه'],
  [40, 'ساعه الا ثلث|ساعه الا تلت|ثلثين ساعه|تلتين ساعه'],
  [45, 'three quarters of an hour|ساعه الا ربع'],
  [75, 'ساعه وربع'],
  [80, 'ساعه وثلث|ساعه وتلت'],
  [
    90,
    'hour and a half|an hour and a half|one and a half hours|one and a half hour|ساعه ونص|ساعه ونصف',
  ],
  [60, 'an hour to kill|hour to kill|one hour to kill'],
  [120, 'couple of hours|a couple of hours|ساعتين'],
])

/** An amount next to these is the least, and nothing holds it: it is reported. */
export const LEAST =
  'at least|minimum|min|a minimum of|minimum of|no less than|not less than|or more|and up|علي الاقل|على الاقل|كحد ادني|حد ادني|ما يقل عن|لا يقل عن|لا تقل عن|ما تقل عن|مب اقل من|مو اقل من|مش اقل من|وفوق|فما فوق'
/** A number after these counts people. */
export const PEOPLE_LEADS =
  'العايله|العائله|عايلتي|عائلتي|عايلتنا|عائلتنا|الاسره|اسرتي|اسره من|عايله من|ونحنا|واحنا|ونحن|الاهل|with all of us|altogether|in total we are|were a family of|we r|crowd of|a crowd of|a table of|نكفي|لعيله من|لعايله من|لعائله من|عيله من|اسرتنا|رح نكون|هنكون|حنكون|راح انكون|رح انكون|x|feeding|feed|to feed|cook for|cooking for|cooks for|hosting|having over|serving|serve|enough for|there are|there will be|we will be|well be|its us|just us|all|for|feeds|serves|family of|we are|were|group of|table of|party of|نحنا|ضيوف|ضيوفي|ضيوفنا|حق ضيوف|اشخاص عدد|معازيم|نحن|احنا|حنا|حق|يكفي|تكفي|بنكون|راح نكون|عدد|عددنا|لعدد|عائله من|كلنا|ل'
/** A number after these is an amount of money. */
export const BUDGET_LEADS =
  'budget|my budget|budget is|budget of|ميزانيه|ميزانيتي|ميزانيتنا|بميزانيه'
