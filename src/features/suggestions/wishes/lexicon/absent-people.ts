import { pairs } from './pairs.ts'
import { inOne } from './words.ts'

const PLACES =
  'canada|london|england|the uk|uk|the us|the usa|the states|new york|australia|germany|france|sweden|ireland|egypt|cairo|lebanon|beirut|jordan|amman|syria|pakistan|karachi|lahore|mumbai|delhi|kerala|manila|the philippines|saudi|riyadh|kuwait|qatar|doha|oman|turkey|istanbul|another country|another city|boarding school'
const PLACES_AR =
  'كندا|لندن|بريطانيا|امريكا|اميركا|استراليا|المانيا|فرنسا|السويد|مصر|القاهره|لبنان|بيروت|الاردن|عمان|سوريا|الشام|باكستان|الهند|الفلبين|السعوديه|الرياض|الكويت|قطر|الدوحه|تركيا|اسطنبول|المغرب|السودان|الخارج|بلد ثاني|بلد تاني|البلاد'

/** Said of someone who does not eat along. */
export const ABSENT = inOne(
  pairs(
    'not|isnt|is not|arent|are not|wont be|will not be|hes not|shes not|theyre not',
    'coming|joining|joining us|eating|eating with us|eating with me|eating this|there|here|with us|around|attending|invited|at home|home|having any',
  ),
  pairs('wont|will not|cant|couldnt', 'come|join|join us|make it|be coming|be joining|attend'),
  pairs(
    'eats|has|brings|cooks|makes|buys|orders|is bringing|bringing|is having|having',
    pairs('her|his|their', 'own|own food|own meal|own meals|own lunch|own dinner'),
  ),
  pairs('in|lives in|living in|back in|over in|moved to|studying in', PLACES),
  pairs('في|ف|ساكن في|ساكنه في|عايش في|عايشه في|يدرس في|تدرس في', PLACES_AR),
  'ignore that|ignore it|ignore this|so ignore|never mind that|never mind him|never mind her|forget about him|forget about her|no need to worry about him|no need to worry about her|eats separately|eating separately|lives abroad|lives far away|lives far|is away|is abroad|is travelling|is traveling|is out of town|out of town|on holiday|on a business trip|no longer lives with us|moved out|not living with us',
  pairs(
    'مب|مو|مش|ما|مهب|مانه|مانها',
    'ياي|ييي|جاي|جايه|جايين|ويانا|معانا|معنا|موجود|موجوده|هني|هنا|حاضر|حاضره|معزوم|معزومه|بيجي|بتجي|بييي|بتيي|راح يجي|راح تجي|رح يجي|رح تجي|هييجي|هتيجي|هيجي|ياكل معنا|ياكل معانا|ياكل ويانا|تاكل معنا|تاكل معانا|تاكل ويانا|بياكل معنا|بتاكل معنا|هياكل معانا|هتاكل معانا',
  ),
  'لن ياتي|لن تاتي|لن يحضر|لن تحضر|مسافر|مسافره|مسافرين|ياكل اكله|تاكل اكلها|ياكل بروحه|تاكل بروحها|ياكل لحاله|تاكل لحالها|له اكله|لها اكلها|عنده اكله|عندها اكلها|اكله غير|اكلها غير|بيجيب اكله|بتجيب اكلها|يجيب اكله|تجيب اكلها|ساكن بعيد|ساكنه بعيد',
)
