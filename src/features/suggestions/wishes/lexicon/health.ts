import { pairs } from './pairs.ts'
import { inOne } from './words.ts'

const OWNERS = 'my|his|her|their|our|your|childs|kids|sons|daughters'
const PARTS =
  'face|skin|eye|eyes|ear|ears|nose|neck|lip|lips|mouth|tongue|throat|chest|lungs|stomach|tummy|belly|gut|guts|bowels|insides|intestines|head|heart rate|pulse|hands|arms|legs|feet|joints|cheeks|body|nerves|digestion|bp|blood pressure'

const ARABIC_PARTS =
  'وجه|ويه|وش|خد|خدود|عين|عيون|اذن|اذان|خشم|انف|منخار|مناخير|شفايف|شفاه|براطم|بوز|فم|ثم|تم|حلق|حلج|زور|بلعوم|حنجره|لسان|لثه|رقبه|رقب|صدر|نفس|تنفس|بطن|كرش|معده|مصران|مصارين|امعاء|جلد|بشره|جسم|جسد|مفاصل|دم'
const ARABIC_OWNERS = 'ي|ه|ها|هم|نا'

/** «وجهي», «رقبتها»: a part of the body with whose it is. */
const owned = ARABIC_PARTS.split('|')
  .filter((part) => part !== 'نفس' && part !== 'دم' && part !== 'راس')
  .flatMap((part) =>
    ARABIC_OWNERS.split('|').map(
      (owner) => `${part.replace(/ه$/u, part === 'وجه' || part === 'ويه' ? 'ه' : 'ت')}${owner}`,
    ),
  )
  // Tripe, more often than a belly.
  .filter((form) => form !== 'كرشه')
  .join('|')

export const BODY = inOne(pairs(OWNERS, PARTS), owned)

const DYING =
  'يموت|تموت|اموت|نموت|بموت|بيموت|بتموت|هموت|حموت|هيموت|هتموت|حيموت|راح اموت|بنموت|يختنق|تختنق|يتعب|تتعب|يمرض|تمرض'

/** What happens to a body, in languages that are not read but for such words. */
const ABROAD =
  'sans nahi|saans nahi|sans phool|saans phool|khansi|dast|ulti|ultiyan|matli|chakkar|jalan|gas hoti|gala band|gala kharab|gala sooj|gale mein|chehra|sar dard|pait dard|pait kharab|pait mein|gas hota|gas banti|gas ban jati|daane|dane|chakte|khujli|khaarish|kharish|sujan|soojan|bimar|beemar|bimari|tabiyat|tabiyat kharab|mar jaunga|mar jaungi|mar jayega|mar jata|zehar|zeher|dikkat|pareshani|takleef|nuksan|nuqsan|problem hoti|problem hai|problem hota|' +
  'nangangati|nangangati ako|kumakati|makati|namamantal|pantal|pamamantal|namamaga|nahihirapan huminga|hirap huminga|sumasakit|masakit|nagtatae|pagtatae|nagsusuka|nasusuka|nahihilo|hinihika|hika|hinihimatay|ikamamatay|mamatay|namumula|tiyan|lalamunan|mukha'

export const ILL_CLASSES = inOne(
  ABROAD,
  pairs(DYING, 'لو|اذا|ان|من'),
  'tested positive|test positive|positive for|tested positive for|skin test|skin prick test|prick test|patch test|allergy test|blood test|diagnosed with|on a drip|ended up on|throwing up|threw up|thrown up|chucked up|chucks up|chunder|barf|barfs|barfed|hurl|the trots|trots|the squits|food poisoning|poisoned|blisters|blister|bumps|spots|hot flush|flushed|flushes|flushing|goes blue|went blue|turned blue|goes bright red|bright red|goes purple|goosebumps|clogs|closes up|closed up|close up|closing up|closes|tight chest|tightens|tightness|blocked nose|balloon|balloons|ballooned|like a balloon|hurting|aching|ache|aches|sore|burning|stings|stinging|prickly|fuzzy|weird feeling|feel weird|feel awful|feel terrible|feel rough|feel bad|feels bad|feel horrible|jittery|shaky|sweaty palms|bad for me|bad for him|bad for her|bad for us|does a number on|do a number on|plays up|play up|playing up|acts up|act up|acting up|kicks off|sets me off|sets him off|sets her off|set me off|knocks me sideways|wreaks havoc|wreak havoc|havoc|tears up|tear me up|doubled over|in agony|in pain|painful|pains|suffer|suffers after|pay for it|paying for it|regret it|suffering after|near death|nearly died|almost died|nearly killed|almost killed|could die|would die|will die|could kill|would kill|can kill|cannot swallow|cant swallow|hospitalised|hospitalized|rushed to|icu|resus|casualty|life or death|er trip|trip to the er|medical emergency',
)

/** Illnesses that no rule is written for: they are reported, and what is left out for them asked for. */
export const ILLNESSES = inOne(
  'gout|uric acid|ibs|ibd|crohns|crohn|colitis|fodmap|low fodmap|fodmap diet|low fodmap diet|ulcer|ulcers|gastritis|gastric|sibo|h pylori|kidney patient|kidney stones|kidney stone|kidneys|kidney disease|kidney|dialysis|liver disease|fatty liver|gallbladder|gallstones|gall bladder|pancreatitis|thyroid|hypothyroid|hashimotos|hashimoto|pcos|endometriosis|histamine intolerance|histamine|mast cell|mcas|fpies|eoe|eosinophilic|phenylketonuria|pku|lupus|arthritis|psoriasis|rosacea|warfarin|blood thinners|blood thinner|chemo|chemotherapy|cancer|epilepsy|heart patient|heart disease|heart condition|anaemia|anemia|anaemic|anemic|diverticulitis|hiatus hernia|gastric bypass|gastric sleeve|bariatric|reflux baby|postpartum|autoimmune|on medication|medication|medicine|meds|antibiotics course|tonsils|tonsillitis|braces|intolerance test',
  'نقرس|النقرس|يوريك اسيد|حمض اليوريك|املاح|قرحه|قرحه معده|التهاب المعده|جرثومه المعده|جرثومه|قولون|القولون|قولون عصبي|القولون العصبي|كرون|فشل كلوي|غسيل كلي|مريض كلي|مرض الكلي|حصوات|حصوه|حصي الكلي|الكلي|كلي|كلاوي|المراره|مراره|دهون الكبد|غده|الغده|ضغط|الضغط|انيميا|فقر دم|هيستامين|مميع|مسيل للدم|مسيل الدم|علاج كيماوي|كيماوي|تكميم|تكيس|روماتيزم|صدفيه|بهاق|مرض مزمن|دواء|ادويه|علاج',
)

/** Bad for anyone who eats what is before it: `sesame bad, peanut ok`. */
export const BAD =
  'bad|very bad|so bad|really bad|terrible|awful|horrible|no good|not good|very not good|problem|problems|a problem|an issue|issue|issues|trouble|a big problem|a big issue|severe thing|situation|concern|unsafe|is out|are out|pareshani|bura|masama|delikado|وحش|مضر|مضره|خطير|خطيره|مصيبه|كارثه'

const NONE_AR =
  'ما عندي|ماعندي|ما عندنا|ماعندنا|ما عنده|ما عندها|ما عندهم|معنديش|ماعنديش|معندناش|معندوش|معندهاش|ما فيني|ما في|مافي|ما فيه|مافيه|ما فيها|مافيها|مفيش|مافيش|ما معي|ما معنا|ما لدي|ليس لدي|ليست لدي|ليس لدينا|لا يوجد|لا توجد|لا يوجد لدي|لا توجد لدي|ما علي|ما اعاني من|لا اعاني من|بدون|بلا|من غير|مو|مب|مش|لا'
const TROUBLE_AR =
  'مشكله|مشاكل|مانع|موانع|اعتراض|اشكال|اشكاليه|باس|ضرر|خوف|خطر|عتب|تحفظ|شي ضد|شي علي'
const WITH_AR = 'مع|في|ب|من|علي|ضد|تجاه|اكل|مع اكل|'

/** «ما عندي أي مانع في»: nothing speaks against what is next to it. */
const NO_TROUBLE_AR = [NONE_AR, '|اي|اي نوع من', TROUBLE_AR, WITH_AR]
const NOTHING_WRONG_AR = pairs(
  'ما فيه|ما فيها|مافيه|مافيها|ما فيهم|مافيهم|ما عليه|ما عليها|ماعليه|ماعليها|ما يسوي|ما تسوي|ما يصير لي|ما يجيني|ما تجيني|ما جاني|ما صار لي|ما يعمل لي|ما بيعملي|ما بتعملي|مبيعمليش',
  'شي|شيء|حاجه|اي شي|اي شيء|اي حاجه|باس|ضرر|خوف|خطر|مشكله',
)
export const NO_ALLERGY_AR = pairs(
  NONE_AR,
  'حساسيه|حساسيات|تحسس|اي حساسيه|اي حساسيات|اي تحسس|اي نوع من الحساسيه',
)

const NONE_EN =
  'no|zero|have no|has no|had no|got no|weve no|ive no|without any|not a|not an|dont have a|dont have an|dont have any|doesnt have a|doesnt have any|havent got any|never had a|never had any|never any|not any'
const TROUBLE_EN =
  'problem|problems|issue|issues|trouble|objection|objections|complaint|complaints|worries|drama|concern|concerns|bother'

/** `no issues whatsoever with`, `never had any trouble with`. */
const NO_TROUBLE_EN = [
  NONE_EN,
  TROUBLE_EN,
  '|at all|whatsoever',
  'with|eating|having|to|about|when eating',
]
export const NO_TROUBLE = [NO_TROUBLE_EN, NO_TROUBLE_AR]

const SAFE_EN =
  'not bothered by|isnt bothered by|fine to eat|happy to eat|happy with|happy eating|totally fine with|all fine with|cool with|all good with|safe with|can safely have|are ok with|is ok with|is okay with|not arsed about|not bothered about|not fussed about|not fussed on|dont care about|not worried about|not counting|not watching|not scared of|not afraid of|no fear of|no need to avoid|dont need to avoid|doesnt need to avoid|dont have to avoid|doesnt have to avoid|dont avoid|doesnt avoid|not avoiding|not off|not necessarily|doesnt have to be|does not have to be|dont have to be|need not be|neednt be|مو لازم|مب لازم|مش لازم|مو شرط|مب شرط|مش شرط|ليس شرطا|ما يهمني|ما يهمنا|ما تهمني|ولا يهمني|مش فارق معايا|مش فارق معي'
export const SAFE = inOne(SAFE_EN, NOTHING_WRONG_AR)

const MAKERS =
  'make|makes|made|making|give|gives|gave|giving|leave|leaves|left|put|puts|send|sends|sent|turn|turns|turned|keep|keeps|kept|bring|brings|brought|get|gets|got|cause|causes|caused|cost|costs|land|lands|landed|knock|knocks|knocked'
const TO_SOMEONE = 'him|her|us|them|my|his|their|our|the baby|baby|my son|my daughter|everyone'
/** What a food does to someone: `makes my hubby`, `turned her`. */
export const DOES_TO = inOne(
  pairs(MAKERS.replaceAll(/\b(?:get|gets|got|cost|costs)\|?/g, ''), TO_SOMEONE),
  pairs(
    'gives|gave|leaves|left|puts|turns|turned|keeps|kept|brings|brought|sets|causes|landed|lands|knocks|knocked',
    'me',
  ),
)

/** `good for my skin` speaks of no illness. */
export const GOOD_FOR_BODY = [
  [
    'good for|great for|best for|nice for|kind to|gentle on|gentle to|soothe|soothes|settle|settles|helps|help|heal|heals|warm|warms|fill|fills|stuff|feed',
    'my|his|her|our|the',
    PARTS,
  ],
]
/** Sayings with parts of the body speak of none either. */
export const BODY_SAYINGS =
  'melts in my mouth|melt in my mouth|in my mouth|use my head|off the top of my head|in my head|on my face|see my face|on my hands|off my hands|on my feet|off my feet|stuffing my face|in good hands'
