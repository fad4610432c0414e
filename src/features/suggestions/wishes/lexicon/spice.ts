const HOT_EN = 'hot|spicy|spiced|fiery|chilli|chili|spice|heat|masala|mirchi|peppery'
const HOT_AR = 'حار|حاره|حراق|حراقه|حر|سبايسي|مشطشط|مشطشطه|شطه|مبهر|فلفل|فلفل حار|بهارات|حراره'
const NO_AR =
  'مب|مو|مش|ما|لا|غير|ليس|ليست|بدون|من غير|مهب|ما يكون|ما تكون|لا يكون|لا تكون|ما ابيه|ما ابيها'
const VERY_AR = 'وايد|واجد|كثير|كتير|اوي|قوي|مره|جدا|حيل|زياده|بزياده|بالمره|للغايه|كثيرا|خالص اوي'

/** Not very hot is mild. */
export const MILD = [
  [
    'not|nothing|isnt|not anything|dont make it|without|no|never|nor|aint|not be|shouldnt be|cant be',
    'too|very|so|that|too much|overly|super|really|crazy|extremely|crazily|insanely|terribly|excessively|overly too|much|lots of|a lot of|tooo',
    HOT_EN,
  ],
  [
    'go easy on|easy on|light on|go light on|easy with|careful with|gentle on|only a little|just a little|just a bit of|only a bit|a touch of|touch of|a tiny bit|tiny bit|hint of|just a hint of|a dash of|barely|low|reduce|reduced|less|little',
    '|the',
    HOT_EN,
  ],
  [NO_AR, VERY_AR, HOT_AR],
  [NO_AR, HOT_AR, VERY_AR],
  [HOT_AR, 'بس مب|بس مو|بس مش|بس ما|لكن ليس|لكن مش|مب|مو|مش', VERY_AR],
  [HOT_AR, 'خفيف|خفيفه|شوي|شويه|شوي بس|نص نص|قليل|قليلا|بسيط|علي الخفيف|عالخفيف'],
  ['شوي|شويه|قليل|قليله|قليل ال|خفيف|خفيفه|نص', HOT_AR],
]
