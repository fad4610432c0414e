/** Arabic in Latin letters: the small words, which are too short to be found by their sound. */
export const ARABIZI_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    من: 'mn|min|men|mnel',
    في: 'fi|fe|fee',
    مع: 'ma3|maa',
    و: 'w|wa|we|o|ou',
    ولا: 'wala|walla|wla|wela',
    ما: 'ma',
    مو: 'mo|mu|moo',
    مب: 'mob|mub|mab',
    مش: 'mish|mesh|mush|msh',
    لا: 'la',
    بدون: 'bidoon|bedoon|bdoon|bidun|bedon|bdon|bidon',
    بلا: 'bala|bla',
    ابي: 'abi|aby|abee|abii',
    نبغي: 'nabgha|nbgha|nabghi|nebgha',
    باكل: 'bakol|bakul|bakel|bakil',
    بدنا: 'bidna|badna|bedna',
    مافي: 'mafi|mafeesh|mafish|mafee',
    ابغي: 'abgha|abghi|abghy|abga|abghaa|abi8a',
    ابا: 'aba',
    نبي: 'nabi|nebi|nbi',
    مابي: 'mabi|maby',
    بدي: 'badi|baddi|bedi|biddi|bdi|beddi',
    ودي: 'wedi|widi|wddi',
    عايز: '3ayez|3ayz|ayez|3awez|3awz|3ayza|3ayzah|3awza|ayza',
    نفسي: 'nefsi|nifsi|nafsi',
    احب: 'a7eb|a7ib|ahib|aheb|a7ebb|ba7eb|ba7ib|b7eb',
    اقدر: 'agdar|a2dar|aqdar|agder|badar|b2dar',
    اكل: 'akel|akil|akol|akul|akl|aakel|2akl|akal',
    شي: 'shay|shi|she2|shai|7aga|haga',
    حق: '7ag|7aq|7agg|hag',
    لو: 'law|lo',
    سمحت: 'sama7t|sama7ti|samaht',
    عندي: '3ndi|3andi|3indi|3endi|andi|endi',
    عنده: '3nda|3ndha|3ndhom|3endha|3andah|3indah|3ando|3indo|3anda|3indha|3andha',
    انا: 'ana|ane|ani',
    وايد: 'wayed|wayid|wajed|wayd',
    اليوم: 'elyoum|alyoom|elnaharda|innaharda|lyom|youm',
    حار: '7ar|7arr|har|7arra|7ara|harr',
    بيض: 'bayth|beyth|beith|baith|beid|bayd|baid|beed',
    دياي: 'dyay|deyay|diyay|dayay|dyai|deyai',
    دجاج: 'djej|djaj|djeij|dajaj|dijaj|jaj|jej|dgag',
    رز: 'ruz|roz|rooz|rez|rizz',
    ثوم: 'thoom|thom|thoum|toum|toom|tom',
    سمك: 'samak|samach|simach|simak|samac',
    سريع: 'saree3|sari3|saree',
    علي: '3al|3ala|ala',
    غدا: 'ghada|8ada|ghda|ghadaa',
    عشا: '3asha|asha|3sha|3ashaa',
    ريوق: 'riyoog|ryoog|reyoog|riyug|riyou8',
    فطور: 'fotoor|ftoor|futoor|fatoor|ftour|fotour',
    تحت: 'taht|ta7t|t7t',
    نص: 'nos|nuss|noss|nus',
    ساعه: 'sa3a|saa3a|sa3ah',
    لحم: 'la7am|laham|la7m|lahm|la7ma|lahma|lahem',
    حليب: '7aleeb|7alib|haleeb|halib',
    لبن: 'laban|leban',
    نباتي: 'nabati|nabaty',
    حلال: '7alal',
    صحي: 'sa7i|s7i|sehi|se7i|sa7y|sahi',
    هندي: 'hindi',
    لازم: 'lazim|lazem',
    فول: 'ful|fool|foul|fuul',
    تقدر: 'tgdar|t2dar|tigdar|te2dar',
    يقدر: 'ygdar|y2dar|yigdar|ye2dar',
    تاكل: 'takel|takil|takol|ta5el',
    ياكل: 'yakel|yakil|yakol',
    ابني: 'ibni|ebni',
    بنتي: 'binti|bnti|benti',
    ولدي: 'waldi|wildi|weldi',
    زوجي: 'zoji|zowji|jozi|gozi',
    امي: 'ommi|ummi|mama',
    مغص: 'maghas|ma8as',
    بيعمل: 'bye3mel|bi3mel|bya3mel|ysawi|ysawili|yesawi|yesaweeli|yesawili',
    بس: 'bas|bass',
    ل: 'lel|lil|li|lal',
  }).flatMap(([arabic, latin]) => latin.split('|').map((form) => [form, arabic])),
)

/** Too short to be a sign of Arabic by their length, and no English words. */
const SHORT_SIGNS = ['abi', 'aba', 'wla']
const LEAST_OF_A_SIGN = 4

/** Shows that a sentence is Arabic in Latin letters, unless the word is English as well. */
export const isArabiziSign = (word: string): boolean =>
  SHORT_SIGNS.includes(word) || (word in ARABIZI_WORDS && word.length >= LEAST_OF_A_SIGN)

/** Its article, written as a word of its own. */
export const ARABIZI_ARTICLES: ReadonlySet<string> = new Set(['el', 'al', 'il', 'l'])

/** Egyptian ma…sh around a verb, as the Arabic word of the same meaning. */
export const ARABIZI_REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/^ma?\w*[7h][aei]?b+\w*sh$/u, 'مابحبش'],
  [/^ma?\w*[2qk]dar\w*sh$/u, 'مقدرش'],
  [/^ma?\w+[aeiou]sh$/u, 'ماباكلش'],
]
