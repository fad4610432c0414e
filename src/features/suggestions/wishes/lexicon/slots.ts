import type { Allergen, Cuisine, Diet, MealTime } from '#shared/food/food.ts'
import type { Limited } from '../wish.ts'
import { EATEN } from './cues.ts'
import { BODY_SAYINGS } from './health.ts'
import { LEAST } from './numbers.ts'
import { GOOD, GREETINGS, NO_REFUSALS, ORDINARY } from './sayings.ts'
import { inOne } from './words.ts'

export const DIET_WORDS: Readonly<Record<Diet, string>> = {
  vegetarian:
    'eggetarian|eggitarian|ovo vegetarian|lacto ovo vegetarian|vegetarian|veggie|veg|veggie meal|pure veg|pure vegetarian|shakahari|meat free diet|only veg|veg only|veg food|veg meal|lacto vegetarian|نباتي|نباتيه|نباتيين',
  vegan:
    'syeme|syami|seyami|siyeme|اكل صيام|vegan|plant based|strict vegetarian|siyami|صيامي|صيامى|اكل صيامي|فيغان|فيقن|فيجن|نباتي صرف|نباتيه صرف|نباتي بالكامل|نباتي بحت|نباتي كامل',
  'gluten-free':
    'gluten free|glutenfree|gf|wheat free|خالي من الغلوتين|خال من الغلوتين|خالي من الجلوتين|خاليه من الجلوتين|خاليه من الغلوتين|غلوتين فري|جلوتين فري',
  'low-carb':
    'hba1c|hb a1c|a1c|fasting glucose|fasting sugar|my glucose|his glucose|her glucose|glucose level|glucose levels|glucose reading|sugar issue|bp sugar|with sugar problem|لسكري|سكرها عالي|سكره عالي|سكري عالي|سكرها مرتفع|سكره مرتفع|التراكمي|تراكمي|sugar is high|sugar problem|sugar problems|sugar issue|sugar issues|sugar complaint|sugar disease|having sugar|having sugar problem|has sugar|got sugar|sugar patients|my sugar is|his sugar is|her sugar is|says sugar is|sugar level|sugar levels|sugar reading|sugar readings|blood sugar|blood glucose|قياس السكر|السكر التراكمي|سكر تراكمي|سكر الدم|high sugar|high blood sugar|السكر عالي|السكر مرتفع|سكري مرتفع|off carbs|no carb|zero carb|few carbs|no carbs diet|low carb|lowcarb|lo carb|low in carbs|diabetic|diabetes|type 2 diabetic|type 1 diabetic|type 2 diabetes|type 1 diabetes|type two diabetic|prediabetic|pre diabetic|diabetics|insulin resistance|insulin resistant|sugar patient|diabetic friendly|less carbs|fewer carbs|carb free|لو كارب|قليل الكربوهيدرات|قليله الكربوهيدرات|قليل الكارب|قليل النشويات|منخفض الكربوهيدرات|كارب قليل|سكري|مرضي سكري|مريضه سكري|مريض سكر|مريضه سكر|مرض السكر|معي سكر|معي سكري|معه سكر|معها سكر|فيه سكري|فيها سكري|عنده سكر|عندها سكر|عنده السكر|عندها السكر|معاه السكر|معاها السكر|مقاومه انسولين|مقاومه الانسولين|مريض سكري|مرض السكري|عندي السكري',
  keto: 'keto|ketogenic|كيتو|الكيتو|كيتوني',
  'dairy-free':
    'dairy free|dairyfree|non dairy|nondairy|milk free|lactose free|خالي من الالبان|خاليه من الالبان|خال من الالبان|خالي من الحليب|خالي من اللاكتوز|خالي اللاكتوز|بدون لاكتوز',
  halal: 'ذبح حلال|مذبوح حلال|الذبح حلال|ذبيحه حلال|ذبح اسلامي|zabiha|zabihah|halal|حلال',
  'nut-free': 'nut free|nutfree|no nut diet|خالي من المكسرات|خاليه من المكسرات|خال من المكسرات',
  paleo: 'paleo|palaeo|باليو|باليوليثي',
  pescatarian:
    'pescatarian|vegetarian but eat fish|vegetarian but i eat fish|vegetarian plus fish|vegetarian but with fish|pescetarian|pesco vegetarian|بيسكتاري|بيسكاتاري|نباتي مع السمك|نباتي واكل السمك|نباتي ياكل السمك',
}

export const CUISINE_WORDS: Readonly<Record<Cuisine, string>> = {
  emirati:
    'emirati|khaleeji|khaliji|gulf|local food|اماراتي|اماراتيه|خليجي|خليجيه|شعبي|اكل محلي|emirates|uae|الامارات|الخليج',
  indian:
    'kerala|keralite|malayali|punjabi|gujarati|bengali|goan|chettinad|mughlai|rajasthani|tamil|andhra|maharashtrian|awadhi|lucknowi|كيرلا|بنجابي|indian|desi|hindi|south indian|north indian|هندي|هنديه|اكل هنود|india|الهند',
  pakistani: 'pakistani|باكستاني|باكستانيه|pakistan|باكستان',
  lebanese: 'lebanese|لبناني|لبنانيه|شامي|شاميه|lebanon|lebnani|لبنان|الشام',
  italian: 'sicilian|tuscan|neapolitan|italian|itali|ايطالي|ايطاليه|طلياني|طليانيه|italy|ايطاليا',
  chinese: 'chinese|seeni|indo chinese|صيني|صينيه|china|الصين',
  filipino: 'filipino|pinoy|philippine|filipina|فلبيني|فلبينيه|فليبيني|فلبين|philippines|الفلبين',
  japanese: 'japanese|yabani|ياباني|يابانيه|japan|اليابان',
  thai: 'thai|تايلندي|تايلنديه|تايلاندي|تايلانديه|تاي|thailand|تايلند|تايلاند',
  mexican: 'mexican|tex mex|مكسيكي|مكسيكيه|mexico|المكسيك',
  mediterranean: 'mediterranean|medi|بحر متوسط|البحر المتوسط|متوسطي|متوسطيه',
  fusion: 'fusion|فيوجن|فيوجين',
  american: 'american|usa style|امريكي|امريكيه|اميركي|اميركيه|america|امريكا',
  'middle-eastern':
    'middle eastern|middle east|arabic|arab|arabian|arabic food|شرق اوسطي|شرق اوسطيه|عربي|عربيه|شرقي|شرقيه',
  greek: 'greek|يوناني|يونانيه|greece|اليونان',
  french: 'french|فرنسي|فرنسيه|france|فرنسا',
  spanish: 'spanish|اسباني|اسبانيه|spain|اسبانيا',
  korean: 'korean|koree|كوري|كوريه|korea|كوريا',
  vietnamese: 'vietnamese|viet|فيتنامي|فيتناميه|vietnam|فيتنام',
}

export const MEAL_TIME_WORDS: Readonly<Record<MealTime, string>> = {
  breakfast:
    'ريوقي|ريوقنا|ريوقها|ريوقه|ريوقهم|ريوقك|ريوقكم|فطوري|فطورنا|فطورها|فطوره|فطورهم|فطورك|فطوركم|سحوري|سحورنا|سحورها|سحوره|سحورهم|بريكفاست|بركفست|بريك فاست|breakfast|bfast|b fast|brkfst|bkfst|brekfast|breakfst|breakie|brekkers|brekki|breky|brekkie|brekky|brunch|almusal|nashta|naashta|suhoor|suhour|sahur|sahoor|sahar|suhur|sehri|فطور|افطار|ريوق|ريوك|سحور|ترويقه|افطر|نفطر|يفطر|تفطر|يفطرون|اتسحر|نتسحر|اتريق|نتريق|يتريق|تتريق|يتريقون|تتريقون|الفطار|فطار',
  lunch:
    'غداي|غدانا|غداها|غداه|غداهم|غداك|غداكم|لانش|lunch|lunh|luch|lnch|lunhc|tiffin|dopahar ka khana|tanghalian|lunchtime|lunch box|lunchbox|غداء|غدا|اتغدي|نتغدي|يتغدي|تتغدي|يتغدون|بتغدي|غدي|الغدا',
  dinner:
    'عشاي|عشاها|عشاه|عشاهم|عشاك|عشاكم|كم عشانا|دنر|دينر|kids tea|tea for the kids|for tea|for my tea|for our tea|dinner|dinnr|diner|dinr|dnr|dinnner|tea time meal|raat ka khana|hapunan|supper|iftar|iftari|iftaar|break my fast|break our fast|break the fast|breaking fast|breaking our fast|breaking my fast|ghabga|غبقه|الغبقه|dinnertime|عشاء|عشا|اتعشي|نتعشي|يتعشي|تتعشي|يتعشون|بتعشي|العشوه|العشا|فطور رمضان|فطور في رمضان|لفطور رمضان|الفطور في رمضان|فطورنا في رمضان|افطار رمضان|الافطار في رمضان',
}

/** Times of day: they name a meal where no meal is named. */
export const DAY_TIME_WORDS: Readonly<Record<MealTime, string>> = {
  breakfast:
    'before school|before work|before class|before the gym|before the school run|قبل الدوام|قبل المدرسه|قبل الشغل|قبل الجامعه|morning|this morning|fajr|dawn|الفجر|الصبح|صباح',
  lunch: 'midday|noon|afternoon|الظهر|ظهر',
  dinner:
    'tonight|evening|maghrib|taraweeh|tarawih|المغرب|التراويح|this evening|at night|الليله|الليل|المسا|مساء',
}

export const LEANING_WORDS = {
  light:
    'wanna eat clean|something clean|clean food|clean meal|light|lite|eat clean|eating clean|clean eating|light on the stomach|light on my stomach|easy on the stomach|easy on my stomach|gentle on the stomach|gentle on my stomach|lighter|trying to lose weight|lose weight|losing weight|low calorie|low cal|low kcal|healthy|healthier|low calories|diet food|diet meal|diet|not heavy|nothing heavy|not too heavy|weight loss|lean|fresh|خفيف|خفيفه|خفايف|خفيف علي المعده|خفيفه علي المعده|خفيف علي معدتي|خفيف علي البطن|خفيفه علي البطن|صحي|صحيه|دايت|رجيم|قليل السعرات|قليله السعرات|سعرات قليله|مب ثقيل|مو ثقيل|مش ثقيل|غير ثقيل|تخسيس|للتخسيس',
  'high-protein':
    'high protein|high in protein|protein|protein rich|rich in protein|lots of protein|more protein|gym food|gym|after gym|post gym|post workout|after workout|workout|muscle|بعد الجيم|للجيم|الجيم|بعد التمرين|bodybuilding|عالي البروتين|عاليه البروتين|بروتين عالي|بروتين|غني بالبروتين|غنيه بالبروتين|بروتين كثير|وايد بروتين',
} as const

/** What a dish is low in by its figures. */
export const LOW_IN_WORDS: Readonly<Record<Limited, string>> = {
  sugar:
    'sugar down|sugars down|the sugar down|my sugar down|keep sugar down|keeping sugar down|watch the sugar|watching my sugar|watching sugar|not sweet|not too sweet|not very sweet|less sweet|مو حلو|مب حلو|مش حلو|مو حالي|مب حالي|قليل الحلاوه|سكره قليل|سكرها قليل|سكره خفيف|سكرها خفيف|حلاه خفيف',
  salt: 'my bp is high|my bp is up|my bp is a bit high|my bp has been high|my bp was high|my bp is too high|my bp runs high|my blood pressure is high|my blood pressure is up|my blood pressure is a bit high|my blood pressure has been high|my blood pressure was high|my blood pressure is too high|my blood pressure runs high|his bp is high|his bp is up|his bp is a bit high|his bp has been high|his bp was high|his bp is too high|his bp runs high|his blood pressure is high|his blood pressure is up|his blood pressure is a bit high|his blood pressure has been high|his blood pressure was high|his blood pressure is too high|his blood pressure runs high|her bp is high|her bp is up|her bp is a bit high|her bp has been high|her bp was high|her bp is too high|her bp runs high|her blood pressure is high|her blood pressure is up|her blood pressure is a bit high|her blood pressure has been high|her blood pressure was high|her blood pressure is too high|her blood pressure runs high|bp|bp also|bp is up|bp is a bit high|bp was high|bp issue|bp issues|pressure patient|high bp|bp is high|bp high|has bp|having bp|bp patient|bp problem|high blood pressure|blood pressure is high|hypertension|hypertensive|ضغط عالي|ضغط مرتفع|الضغط عالي|الضغط مرتفع|ضغطي عالي|ضغطي مرتفع|ضغطه عالي|ضغطه مرتفع|ضغطها عالي|ضغطها مرتفع|مريض ضغط|مريضه ضغط|مريض الضغط|عنده ضغط|عندها ضغط|عندي ضغط|معه ضغط|معها ضغط|sodium down|salt down|the salt down|my salt down|keep sodium down|keeping sodium down|keep salt down|keeping salt down|watch the salt|watching my salt|watching salt|watching my sodium|watching sodium|not salty|not too salty|less salty|مو مالح|مب مالح|مش مالح|قليل الملوحه|ملحه قليل|ملحها قليل|ملحه خفيف|ملحها خفيف|ملحه ناقص|ملحها ناقص',
  fat: 'cholesterol|high cholesterol|my cholesterol|his cholesterol|her cholesterol|cholesterol is high|cholesterol is up|high cholestrol|cholestrol|الكوليسترول|كوليسترول|كلسترول|الكلسترول|كولسترول|الكولسترول|الكوليسترول عالي|كوليسترول عالي|كوليسترول مرتفع|الدهون الثلاثيه|دهون الدم|ابعد عن الدهن|ابعدوني عن الدهن|بدون دهن|من غير دهن|بلا دهن|دهن قليل|الدهن قليل|قليل الدهن|قليله الدهن|قليل الدهون|قليله الدهون|not oily|not too oily|less oily|oil free|fat free|not fatty|not greasy|مب دسم|مو دسم|مش دسم|مو مدهن|مب مدهن|قليل الدسم|قليله الدسم|خالي الدسم|خاليه الدسم|منزوع الدسم|دهنه قليل|دهنها قليل|دهونه قليله|دهونها قليله|زيته قليل|زيتها قليل|زيته خفيف|زيتها خفيف',
}

/** 0 none to 3 hot. */
export const HEAT_WORDS: Readonly<Record<0 | 1 | 2 | 3, string>> = {
  0: 'plain food|plain stuff|plain things|something plain|plain and simple|keep it plain|very plain|اكل مسلوق|مسلوق|بدون بهارات|من غير بهارات|بلا بهارات|spice level zero|zero heat|heat free|no kick|not hot at all|cant handle heat|cant take heat|cant handle spice|cant handle spicy|cant do spicy|not a spice person|not a big spice person|hindi maanghang|di maanghang|walang anghang|teekha nahi|tikha nahi|bina mirch|bina mirchi|mirch nahi|bland|not spicy|nothing spicy|not any spicy|nothing hot|non spicy|no spice|no spices|not at all spicy|لا شي حار|لا شيء حار|not hot|no heat|unspicy|zero spice|without spice|not spicy at all|مب حار|مو حار|مش حار|غير حار|بارد من الفلفل|مب سبايسي|مو سبايسي|بدون حراره|بدون حار|ما فيه حراره|مب حراق|مو حراق|غير حراق',
  1: inOne(
    'easy on the spices|light on spices|light on the spices|خفيف عالبهارات|خفيف علي البهارات|خفيفه علي البهارات|خفيف البهارات|بهارات خفيفه|بهاراته خفيفه|بهارات قليله|قليل البهارات|mild|milder|mildest|toned down|tame|gentle spice|kid friendly spice|mild food|tolerance for spice is low|low spice tolerance|low tolerance for spice|bit of spice|hint of spice|bit of heat|hindi masyadong maanghang|kam mirch|kam teekha|kam mirchi|nothing too spicy|nothing very spicy|not spicy too much|not too hot|ليس حار جدا|ليس حارا جدا|mildly spicy|not too spicy|not very spicy|not so spicy|not that spicy|a bit spicy|little spicy|a little spicy|slightly spicy|less spicy|low spice|less spice|light spice|حار شوي|شوي حار|حار خفيف|حار قليلا|قليل الحراره|مب حار وايد|مب حار كثير|مش حار اوي|مش حار كتير|مو حار كتير|مو حار وايد|مب وايد حار|مو وايد حار|مب حار واجد|حراره خفيفه',
  ),
  2: 'medium|وسط في الحراره|وسط بالحراره|وسط لا حار ولا بارد|لا حار ولا بارد|وسط الحراره|متوسط في الحراره|medium level spice|spice medium|spice level medium|moderate spice|moderate heat|moderate spice level|medium level|medium spicy|medium heat|medium spice|moderately spicy|medium hot|متوسط الحراره|حار متوسط|حراره متوسطه|حار وسط|وسط الحراره',
  3: 'make it burn|let it burn|needs to burn|burn my tongue off|فلفل وشطه|شطه وفلفل|شطه زياده|كثر الشطه|كثروا الشطه|زود الشطه|زودوا الشطه|burning hot|boiling hot|nar|nar nar|نار|حار نار|حارق|ملهب|حر موت|حار موت|spicy spicy|proper spicy|properly spicy|hot like fire|extra extra hot|hotter|hottest|spicier|spiciest|the hotter the better|spicy af|burn my mouth off|blow my head off|set my mouth on fire|make me sweat|mouth on fire|maanghang|teekha|tikha|masaledar|mirchi wala|spicy hot|hot n spicy|kick|with a kick|some kick|heat|bring the heat|some heat|little kick|مشطشط|مشطشطه|spicy|hot|spiciest|very spicy|extra spicy|really spicy|hot and spicy|extra hot|super spicy|spice|chatpata|fiery|حار|حاره|حراق|حراقه|حار جدا|حار وايد|وايد حار|حراق وايد|سبايسي|سبايسى|سبايسي وايد|شطه|الحراره',
}

/** Illnesses that say what must not be eaten. */
export const CONDITIONS: readonly {
  words: string
  allergens: readonly Allergen[]
  avoid: readonly string[]
}[] = [
  { words: 'alpha gal|alphagal', allergens: [], avoid: ['any-meat'] },
  {
    words:
      'cmpa|cows milk protein allergy|cow milk protein allergy|cows milk allergy|galactosemia|galactosaemia|حساسيه بروتين الحليب|حساسيه حليب البقر',
    allergens: ['milk'],
    avoid: [],
  },
  {
    words:
      'celiac|coeliac|سلياك|celiac disease|coeliac disease|celiacs|سيلياك|السيلياك|الداء الزلاقي|الداء البطني|حساسيه القمح|حساسيه القمح سيلياك',
    allergens: ['gluten'],
    avoid: [],
  },
  {
    words:
      'g6pd|g 6 pd|g6pd deficiency|favism|تفول|التفول|فوال|نقص الخميره|نقص خميره|جي سكس بي دي|انيميا الفول|فقر دم الفول',
    allergens: [],
    avoid: ['fava-can'],
  },
]

export const WITHOUT_WORDS: readonly { words: string; foods: readonly string[] }[] = [
  { words: 'meatless|meat free|meatfree', foods: ['any-meat', 'any-poultry'] },
  { words: 'eggless', foods: ['any-egg'] },
  { words: 'sugar free|sugarless|unsweetened', foods: ['sugar'] },
]

/** Said without a number. */
export const QUICK_WORDS =
  'ما تاخذ وقت|ما ياخذ وقت|ما بتاخد وقت|ما بياخد وقت|ما تاخد وقت|ما ياخد وقت|لا تاخذ وقت|لا ياخذ وقت|لا تاخذ وقتا|متاخدش وقت|مياخدش وقت|doesnt take long|wont take long|no time at all|in no time|dont have time|dont have much time|not much time|no time to cook|short on time|short of time|jaldi|mabilis|ما عندي وقت|ما عندنا وقت|مافي وقت|ما في وقت|معنديش وقت|وقتي ضيق|الوقت ضيق|eat soon|quick|fast|quicker|quickest|faster|fastest|rush|in a rush|asap|hurry|quickly|quick and easy|in a hurry|speedy|no time|right now|right away|straight away|immediately|this minute|الحين الحين|حالا|فورا|على وجه السرعه|علي وجه السرعه|سريع|سريعه|عالسريع|على السريع|بسرعه|مستعجل|مستعجلين|مستعجله'
export const QUICK_MINUTES = 30

export const PEOPLE_PHRASES: readonly { words: string; count: number }[] = [
  {
    words:
      'solo|single serving|a single serving|just one person|one person only|for one person|لي انا وحدي|وحدي|بروحي انا|لشخص واحد|شخص واحد|نفر واحد|for one|just me|only me|for myself|for me only|for me alone|alone|single person|لي بس|لي انا بس|لي وحدي|بروحي|لحالي|نفر|لشخص',
    count: 1,
  },
  {
    words:
      'we two|us two|only we two|just we two|us 2|we 2|two of us|the two of us|2 of us|couple|a couple|couple of us|both of us|us both|' +
      'شخصين|نفرين|لي ولزوجتي|لي ولزوجي|لي وزوجتي|لي وزوجي|اثنينا|فردين',
    count: 2,
  },
]

/** Only where it is not wanted does it say anything: `not heavy` is light. */
export const HEAVY_WORDS =
  'full of oil|fried stuff|deep fried|fried food|fried things|مقالي|قلي|ثقل|يثقل|تثقل|heavy|greasy|oily|fatty|stodgy|ثقيل|ثقيله|دسم|دسمه|دهني|دهنيه|مدهن|زيوت كثيره'
/** Not wanted, it is quick. */
export const LONG_WORDS =
  'long|too long|long time|much time|a lot of time|lots of time|all day|ages|forever|hours of cooking|وقت طويل|طويل|وقت كثير|وقت كتير|وايد وقت|وقت وايد|يطول|تطول|نطول|اطول'

/** Without meaning for a meal. */
export const FILLERS = inOne(
  GREETINGS,
  BODY_SAYINGS,
  'ل|علي طريقه|علي الطريقه|علي اصوله|علي الفحم|علي البخار',
  'out of the|out of our|out of my|out of his|out of her|period cramps|period pain',
  EATEN,
  LEAST,
  GOOD,
  NO_REFUSALS,
  ORDINARY,
  'chill|chilling|chilled|boss|colleague|colleagues|coworker|coworkers|neighbour|neighbours|neighbor|neighbors|teacher|grandson|granddaughter|grandkids|grandchildren|fiance|fiancee|girlfriend|boyfriend|bf|gf|nanny|inlaws|in laws|mother in law|father in law|stepson|kiddo|kiddos|little ones|newborn|teammate|teammates|classmates|students|bestie|mate|mates|buddy|training partner|grandparents|parents|hes having|الوالد|الوالده|مديري|زميلي|زميلتي|جاري|جارتي|خالتي|عمتي|حماتي|خطيبي|خطيبتي|صديقي|صديقتي|رفيقي|رفيجي|ربيعي|ربيعتي|للشخص|للنفر|للفرد|لكل شخص|الشخص الواحد|للشخص الواحد',
  'to die for|die for|sick mother|sick father|sick mom|sick dad|sick kid|sick child|sick son|sick daughter|sick wife|sick husband|sick friend|a|an|the|i|im|ive|id|ill have|me|my|mine|we|our|us|you|your|he|she|him|his|her|they|them|their|it|its|is|are|am|be|been|was|were|do|does|did|would|could|should|can|will|may|might|let|lets|what|which|who|that|this|these|those|there|here|where|when|how|why|in|on|at|by|as|' +
    'for|today|tomorrow|now|something|sth|smth|anything|everything|else|thing|things|food|foods|meal|meals|dish|dishes|recipe|recipes|style|kind|type|any|some|all|one|ones|maybe|perhaps|really|very|so|just|only|total|max|maximum|most|at most|up to|under|below|less than|less|lower than|no more than|not more than|not over|within|around|about|approx|approximately|or so|over|at all|budget|my budget|cost|costs|price|priced|spend|cheaper than|ready|done|takes|take|taking|cooked|cooking|prepare|prepared|time|' +
    'son|daughter|sons|daughters|kid|kids|child|children|baby|toddler|wife|husband|mom|mother|mum|dad|father|grandmother|grandma|grandfather|brother|sister|friend|friends|guest|guests|family|family member|house|home|little one|everyone|everybody|somebody|someone|husbands|wifes|' +
    'boy|girl|kitchen|cake|traces|whatsoever|safe|tight|hey|hes|shes|theyre|were|both|hubby|flatmate|roommate|partner|uncle|aunt|nephew|niece|cousin|teen|teenager|twins|prep|in there|inside it|dear|thanks|thank|thx|bro|sis|habibi|inshallah|yalla|salam|yes|yeah|yep|sure|im having|get|gets|getting|got|go|going|give|gives|gave|given|having|put|puts|keep|keeps|away|kept|made|makes|try|tried|severe|severely|badly|bad|serious|seriously|seriously bad|strong|big|small|enough|nice|tasty|delicious|yummy|simple|easy|comforting|special|also please|same|other|another|rather|even|still|again|ever|always|usually|sometimes|already|actually|especially for|little|bit|lot|lots|much|many|few|ideas|idea|suggest|suggestion|suggestions|recommend|show|find|plan|want to|like to|serve|serving size|each|per|per meal|per person|into|out|up|off|too much|side|top|inside|total of|ppl please|hungry|starving|mood|comes|come|related|containing foods|products|product|based|stuff|rich|full|high|low|free from|person who|member|members|suffer|suffers|suffering|suffer from|known|history|have a|has a|diagnosed|grilled|steamed|fried|roasted|roast|baked|boiled|smoked|poached|braised|glazed|stir fry|stir|sticky|sour|golden|sweet|black|white|red|green|herb|pepper|summer|sauce|juicy|bowl|plate|tray|pudding|scramble|carry|carries|sick today|sick day|down with flu|flu|i have a cold|' +
    'شي|شيء|حاجه|رمضان|العيد|الجمعه|بالبيت|البيت|رايك|سمحتي|ياخذ|وجبتين|بيعمل|بيعملي|بيعمللي|بيعملنا|يعملي|يسوي|يسويلي|تسويلي|يجيني|تجيني|يجيه|يصيبني|تصيبني|يصير|خله|خليه|انسان|جوزي|مراتي|ابوي|ابويا|اخي|والدي|والدتي|ديك|صلصه|صوص|احمر|ابيض|بيضاء|اسود|سوداء|ذهبي|مدخن|متبل|مطهو|شرايح|شريحه|طريقه|دبق|اقراص|عصيده|محمص|ساخن|حامض|حلوه|مخفوق|اعشاب|خلطه|تعبت اليوم|زكام|مزكم|حراره مرتفعه|خالص|اوي|قوي|كتير|اي|اي شي|شيئا|اشياء|طبق|اطباق|وجبه|وجبات|اكله|اكلات|اكلا|طعام|طبخه|طبخ|مطبخ|وصفه|صحن|اليوم|باجر|بكره|الحين|الان|انا|نحن|احنا|حنا|هو|هي|هم|لي|لنا|له|لها|عندي|عندنا|عنده|عندها|عندهم|لدي|لدينا|لديه|لديها|فيني|في|علي|على|عن|الى|حق|حقي|مال|مالي|هذا|هذي|هذه|ذلك|اللي|الذي|التي|كل|بعض|شوي|شويه|قليل|قليلا|وايد|واجد|كثير|كثيرا|جدا|مره|حيل|تقريبا|حوالي|حدود|في حدود|اقل من|باقل من|اقل|تحت|بحدود|خلال|كحد اقصي|حد اقصي|بالكثير|علي الاكثر|كحد|اقصي|اكثر من|مب اكثر من|مو اكثر من|لا يزيد عن|ما يزيد عن|ما يتعدي|لا يتجاوز|لا تتجاوز|ميزانيه|ميزانيتي|ميزانيتنا|بميزانيه|الميزانيه|بسعر|سعرها|السعر|تكلفه|ابني|ولدي|بنتي|بنت|ولد|عيالي|اليهال|يهال|اطفال|اطفالي|الاولاد|زوجتي|زوجي|امي|ابوي|ابي العزيز|اختي|اخوي|جدتي|جدي|العايله|عائلتي|عائله|ضيوف|ربعي|يكون|تكون|يكونون|كان|كانت|يا|نعم|ايوه|هلا|مرحبا|السلام عليكم|شكرا|مشكورين|تسلمون|يعني|ممكن|ياليت|شديده|شديد|قويه|قوي|عشان اليهال|يبقي|تبقي|يبقا|ياكلون|بياكلون|معانا|معنا|معاي|معاهم|علشاني|النوع|نوع|ماكولات|منتجات|مشتقات|انواع|لذيذ|لذيذه|طيب|طيبه|مشوي|مشويه|مقلي|مسلوق|مطبوخ|طازج|طازجه|ساده|حلو|رومانسي|بسيط|سهل|سهله|مميز|اقتراح|اقترحوا|اقترح|جاهز|يجهز|تجهز|تحضير|وقت|قبل|يكفي|تكفي|الكل|كلنا|نحن في البيت|جميع|جميعا|فوق|تحتها|النوي|ني|منا|انه|ان|قد|هل|شو|وش|شنو|ايش|كيف|عدد|اعاني|يعاني|تعاني|اعاني من|يعاني من|تعاني من|مصاب|مصابه|الاكل|غذائي|غذائيه|طعاميه|ما عليه كلام',
)
