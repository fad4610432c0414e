import { inOne } from './words.ts'

/** Someone who may eat along; forms as they are written, for one and many differ by a letter. */
export const PERSON = inOne(
  'wife|husband|hubby|partner|spouse|mum|mom|mother|dad|father|son|daughter|brother|sister|friend|mate|bestie|buddy|flatmate|roommate|boyfriend|girlfriend|bf|gf|fiance|fiancee|kid|child|baby|toddler|teen|teenager|boy|girl|man|woman|adult|grandma|grandpa|grandmother|grandfather|uncle|aunt|cousin|nephew|niece|colleague|neighbour|neighbor|boss|nanny|guest|teacher',
  'زوجي|زوجتي|ريلي|حرمتي|مرتي|مراتي|جوزي|امي|ابوي|ماما|بابا|الوالد|الوالده|ولدي|ابني|بنتي|طفلي|اخوي|اخي|اختي|صديقي|صديقتي|صاحبي|صاحبتي|رفيجي|رفيقي|رفيقتي|ربيعي|ربيعتي|خويي|زميلي|زميلتي|خطيبي|خطيبتي|يدي|يدوه|جدتي|جدي|خالتي|عمتي|خالي|عمي|حماتي|جارتي|جاري|جارتنا|جارنا|ضيف|ضيفي|ابن|بنت|ولد|طفل|شاب|رجال|ريال|مره|حرمه',
)
export const PEOPLE = inOne(
  'kids|children|boys|girls|sons|daughters|friends|mates|brothers|sisters|cousins|colleagues|flatmates|roommates|toddlers|teenagers|teens|guests|neighbours|others|people',
  'عيالي|عيال|اولادي|اولاد|اطفالي|اطفال|بناتي|بنات|ربعي|ربع|اصحابي|اصدقائي|اصدقاء|اخواني|خواتي|خوات|يهال|زملائي|ضيوفي',
)
export const TWO_PEOPLE = 'ولدين|بنتين|طفلين|يهالين|اخوين|اختين|صديقين|كبل|couple'
