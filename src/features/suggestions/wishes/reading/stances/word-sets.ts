import { GOOD } from '../../lexicon/sayings.ts'
import { BEHIND, EATEN, EXCEPTIONS, POINTERS, SWAPS } from '../../lexicon/cues.ts'
import { formsOf } from '../../phrase-forms.ts'

export const behind = formsOf(BEHIND)
export const pointers = formsOf(POINTERS)
export const exceptions = formsOf(EXCEPTIONS)
export const bare = formsOf('isnt|is not|arent|are not|not')
export const eaten = formsOf(EATEN)
export const all = formsOf('all|both|all of them|they all|كلهم|كلها')
export const ALL_NEAR = 4
export const swaps = formsOf(SWAPS)
export const nobody = formsOf('nobody|no one|noone|none|none of us|ما حد|محد|ما احد|مفيش حد')
export const blames = formsOf(
  'think|thought|blame|culprit|guess|was|were|must be|probably|اظن|اعتقد|يمكن|السبب|كان|كانت|اشك',
)
export const negations = formsOf(
  'not|never|isnt|is not|arent|are not|dont|doesnt|dont have|doesnt have|ما|مو|مب|مش',
)
/** May stand between a denial and an allergy. */
export const together = formsOf(
  'is|are|has|have|any|here|of us|us|in|the|family|in the family|known|food|at home|house|عندي|عندنا|عنده|عندها|عندهم|اي|في|البيت|فيني|لدي|لدينا|اعاني',
)
/** Said of no food, they leave open which. */
export const eating = formsOf(
  'cant eat|cannot eat|can not eat|cant have|cannot have|not allowed to eat|not supposed to eat|shouldnt eat|ما يقدر ياكل|ما تقدر تاكل|ما اقدر اكل|ما نقدر ناكل',
)
export const exclaims = formsOf(
  'then no|no thanks|no thank you|nope|nah|yuck|ew|eww|gross|disgusting|no way|hard pass|hard no|قرف|مقرف|يع',
)
/** `raisins contain sulphites, which make me wheeze`: the raisins do. */
export const contains = formsOf(
  'contain|contains|containing|full of|فيه|فيها|فيهم|فيهن|يحتوي|تحتوي|يحتوي علي|تحتوي علي',
)
/** What is disliked of a food. */
export const traits = formsOf(
  'crunch|texture|taste|smell|flavour|flavor|طعمه|طعمها|طعمهم|ريحته|ريحتها|ريحتهم|ملمسه|ملمسها|قوامه|قوامها',
)
export const someone = formsOf(
  'me|my|mine|i|im|him|his|he|her|she|us|our|we|them|their|they|son|daughter|kid|kids|child|children|baby|toddler|wife|husband|mom|mum|mother|dad|father|brother|sister|friend|grandma|grandpa|hubby|uncle|aunt|nephew|niece|cousin|boy|girl|guest|guests|ابني|ولدي|بنتي|بنت|ولد|زوجي|زوجتي|جوزي|مراتي|امي|ابوي|اخوي|اختي|اخي|جدتي|جدي|صديقي|صديقتي|ربيعي|معاي|معي|لي|له|لها|عندي|عنده|عندها|انا|طفلي|طفل|الطفل|عيالي|ضيف|ضيفي|ضيوفي|خالتي|عمتي|حماتي|ني|علي|عليه|عليها',
)
export const perhaps = formsOf(
  'maybe|might|could|possibly|possible|perhaps|kinda|kind|sort|slightly|think|apparently|يمكن|اظن|اعتقد|شكلي|احتمال',
)
export const reasons = formsOf('because|cause|since|لان|لاني|عشان|علشان')
export const persons = formsOf('me|him|her|us|my|his|our|them')
/** They lead from what is left out to the dish: `no egg in my bibimbap`. */
export const within = formsOf(
  'on|in|off|inside|from|out of|out of the|out of our|out of my|out of his|out of her|في|علي',
)
export const good = formsOf(GOOD)
export const makers = formsOf('make me|give me|get me|get|make')
/** Spoken of for the sake of health alone. */
export const neverWanted = formsOf(
  'lactose|gluten|casein|sulphite|sulfite|لاكتوز|لكتوز|غلوتين|جلوتين|قلوتين|كلوتين|كازين',
)
export const only = formsOf('just|only|بس|فقط')
export const much = formsOf(
  'much|too much|so much|a lot|lot|lots|وايد|واجد|كثير|كثيرا|كتير|اوي|جدا',
)
/** What is behind them is a part of what is before; the Arabic «بـ» is written onto its word. */
export const holding: ReadonlySet<string> = new Set([
  '',
  ...formsOf(
    'with|w|containing|contains|has|have|including|includes|include|مع|فيه|فيها|به|بها|يحتوي|تحتوي|يحتوي علي|تحتوي علي',
  ),
])
