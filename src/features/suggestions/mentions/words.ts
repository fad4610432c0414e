import { formsOf } from '../wishes/phrase-forms.ts'

/** Two words that name another food than the one of them that is known. */
export const OTHER_FOODS = formsOf(
  'butter bean|cocoa butter|shea butter|oyster mushroom|crab apple|custard apple|cream tartar|fish mint|' +
    'vegan butter|vegan cheese|vegan cream|vegan milk|vegan yogurt|vegan yoghurt|vegan mayo|vegan mayonnaise|vegan egg|' +
    'coconut cream|coconut butter|' +
    'cauliflower tabbouleh|cauli tabbouleh|quinoa tabbouleh|تبولة القرنبيط|تبولة قرنبيط|تبولة الزهرة|تبولة الكينوا|تبولة كينوا|جريش الذرة|جريش ذرة|' +
    'rice flour|chickpea flour|gram flour|corn flour|maize flour|coconut flour|potato flour|tapioca flour|cassava flour|sorghum flour|millet flour|lentil flour|' +
    'rice porridge|quinoa porridge|pumpkin porridge|corn porridge|millet porridge|' +
    'zucchini noodle|courgette noodle|rice noodle|glass noodle|kelp noodle|shirataki noodle|' +
    'حنطة سوداء|حنطه سوداء|قمح اسود|دقيق الارز|دقيق الذرة|دقيق الحمص|دقيق جوز الهند|طحين الارز|طحين الذرة|طحين الحمص|' +
    'زبدة الكاكاو|زبدة كاكاو|كريمة جوز الهند|زبدة جوز الهند|زبدة نباتية|جبن نباتي|جبنة نباتية|حليب نباتي|كريمة نباتية|زبادي نباتي|مايونيز نباتي|' +
    'فطر المحار|نودلز الكوسا|نودلز كوسا|نودلز الارز|نودلز ارز|جوزة الطيب|جوز الطيب',
)

/** The second word alone is no food of its own here. */
export const MADE_OF = formsOf(
  'oat cream|soy cream|soya cream|almond cream|cashew cream|oat milk|cashew milk|hazelnut milk|cashew cheese|almond cheese|soy yogurt|soya yogurt|almond yogurt|' +
    'almond flour|cashew flour|hazelnut flour|walnut flour|peanut flour|sesame flour|soy flour|soya flour',
)
/** The first word alone is no food of its own here. */
export const MADE_OF_ARABIC = formsOf(
  'دقيق اللوز|دقيق لوز|دقيق الصويا|طحين اللوز|طحين لوز|طحين الصويا|كريمة الصويا|كريمة صويا|كريمة الشوفان|كريمة شوفان|كريمة اللوز|كريمة الكاجو|حليب الشوفان|حليب شوفان|حليب الكاجو|حليب البندق|زبدة اللوز',
)

/** After another word they say how that one is prepared: cracked, browned. */
export const DESCRIBES = formsOf('مكسر|مكسرة|محمر|محمرة')
/** A dip where the text starts with it, and elsewhere "seasoned". */
export const NAMES_ALONE = formsOf('متبل|متبلة')

/** Words before a food that take it away, as the whole of what is before it. */
export const TAKES_AWAY =
  /(?:^| )(?:without|no|free (?:of|from)|(?:contain|ha[sv]e?|hold) no|(?:do|did|dont|doesnt|didnt)(?: not)? (?:contain|have|hold)|(?:instead|in place|place) of|بدون|من دون|دون|بلا|من غير|خال[ي]? من|(?:لا|ما|لم) [يت]حتوي?(?: علي)?|بدل(?:ا من)?|عوضا عن|محل|مكان)(?: (?:any|added|the|a|all|اي|اضافه))*$/u
/** The claim that a whole list is absent, also one with commas. */
export const DECLARES_ABSENT =
  /(?:free (?:of|from)|contain no|(?:do|dont|doesnt)(?: not)? contain|خال[ي]? من|(?:لا|ما) [يت]حتوي?(?: علي)?)(?: (?:any|added|the|all|اي))*$/u
/** Words anywhere in the sentence with which "without" is an offer, or is itself denied. */
export const OFFERS =
  /(?:^| )(?:can be|could be|available|ask|request|on request|order|optional|option|if you|choose|(?:with|and) or without|or without|never without|not without|(?:cant|cannot|can not|wont|never|dont|do not|not)(?: (?:be|have|get|eat|enjoy|serve|served|make|made|it|this|that|the|dish|meal|order|ordered|come)){1,5} without|isnt|arent|not free|never free|cannot be|يمكن|متوفر|اطلب|طلب|اختياري|اختيار|ليس|ليست|غير خالي?|لا يخلو|لا تخلو|او (?:بدون|من دون|دون|بلا|من غير)|(?:لا|ما|لن|لم) [يتن]\p{L}{2,6} (?:الا )?(?:بدون|من دون|دون|بلا|من غير))(?: |$)/u
/** Words before a food that deny that the dish is free of it. */
export const DENIES =
  /(?:^| )(?:not|never|isnt|arent|wasnt|غير|ليس|ليست|مش|مو)(?: (?:a|an|the|alway|always|guaranteed|quite|exactly|yet|100|percent|دايما|دائما|تماما|بالضروره|بالكامل|\p{L}+ly))*$/u
/** Words before a food in its clause that deny that the dish can be without it. */
export const NEVER_WITHOUT =
  /(?:^| )(?:not|never|cant|cannot|wont|dont|doesnt|(?:do|does|can|will) not|لا|ما|لن|لم)(?: (?!(?:but|لكن) )\p{L}+){1,5} (?:without|بدون|من دون|دون|بلا|من غير)(?: (?:any|the|a|all|اي))*$/u
/** Words before a food that let there be traces of it. */
export const TRACES =
  /(?:^| )(?:(?:may|might|could|can)(?: \p{L}+)? (?:contain|have|hold|include)|(?:قد|ربما|يمكن ان) [يت]حتوي?(?: علي)?|trace(?: amount)?|small trace|اثار|اثر|(?:in|from) (?:a|an|the|our|same|one)(?: \p{L}+)? (?:kitchen|facility|factory|plant|bakery|environment)(?: (?:where|that|which|also|we|it|handle|use|process|work|contain|has|have|store|pack))+|(?:مطبخ|مصنع|منشا|منشاه|مخبز)(?: (?:فيه|به|ايضا|كذلك|[يت]ستخدم|[يت]ستعمل|[يت]تعامل|[يت]عالج|[يت]حتوي?|علي))+)(?: (?:trace|traces|amount|of|from|some|small|اثار|اثر|من|علي|بسيطه))*$/u
/** The word for a trace, which may stand alone behind a food. */
export const TRACE = formsOf('trace|traces|trace amounts|آثار|أثر')
/** A colon between "contains" and its list. */
export const LISTED =
  /(?<=(?:contains?|includes?|trace(?: amount)?s?(?: of)?|free (?:of|from)|حتوي(?: على)?|حتوى(?: على)?|آثار(?: من)?|اثار(?: من)?))\s*[:\uFF1A]/giu
