const words = (...lists: string[]) => lists.join('|')

/** Every beginning with every ending: «ما أبي», «مو عايز»; «ما» is often written onto the verb. */
const negated = (verbs: string): string =>
  verbs
    .split('|')
    .flatMap((verb) => [
      ...'ما|لا|مو|مب|مش|مهب|ماني|مني|لست'.split('|').map((particle) => `${particle} ${verb}`),
      `ما${verb.replace(/^ا/, '')}`,
      `ما${verb}`,
    ])
    .join('|')

const WANTING =
  'ابي|ابغي|ابغا|ابا|نبي|نبغي|نبا|يبي|تبي|يبغي|تبغي|بدي|بدنا|بده|بدها|ودي|ودنا|وده|ودها|ودي ب|عايز|عايزه|عايزين|عاوز|عاوزه|اريد|نريد|يريد|تريد|ارغب|ارغب في|حط|تحط|تحطون|تضع|تضعوا|تضيف|تستخدم'
const LIKING =
  'احب|نحب|يحب|تحب|يحبون|بحب|بنحب|بيحب|بتحب|حاب|حابه|حابب|حاببه|افضل|يعجبني|تعجبني|عاجبني|عاجبتني|احبذ|استسيغ|اداني|اشتهي|لي خاطر|لي خاطر في|لي مزاج|لي نفس|لي نفس في|لي خلق|فيني علي|من محبين'
const EATING = 'اكل|ناكل|ياكل|تاكل|ياكلون|باكل|بياكل|بتاكل|اتناول|نتناول|يتناول|تتناول|يلمس|يلمسون'
const ABLE =
  'اقدر|نقدر|يقدر|تقدر|بقدر|بيقدر|بتقدر|قادر|استطيع|نستطيع|يستطيع|تستطيع|يمكنني|فيي|فينا|فيها|فيه'
const BEARING =
  'اتحمل|يتحمل|تتحمل|بتحمل|يناسبني|تناسبني|يناسب|تناسب|يناسبه|يناسبها|يصلح لي|يوالمني|توالمني'
const AND_EAT = 'اكل|ياكل|تاكل|ناكل|تناول|اتناول|اشرب'

const pairs = (firsts: string, seconds: string): string =>
  firsts
    .split('|')
    .flatMap((first) => seconds.split('|').map((second) => `${first} ${second}`))
    .join('|')

/**
 * Words that say how the food next to them is meant. Where a cue may stand before or after its
 * food, the reader looks on both sides.
 */
export const CUES = {
  /** Leaves out, for whatever reason: an allergy is asked for. */
  no: words(
    'no|isnt|arent|leave|leave the|im off|i am off|stay off|staying off|none|without|w/o|not|never|minus|avoid|avoiding|hold|hold the|skip|skip the|remove|exclude|excluding|nothing|nothing with|neither|without too much|not too much|less|go easy on|easy on',
    'wont eat|wont touch|dont eat|do not eat|doesnt eat|does not eat|never eat|dont put|do not put|do not add|dont add',
    'dont want|do not want|doesnt want|does not want|dont give me|not allowed|stay away from|keep away from|keep away|away|away from me|anything but|everything but|anything except|everything except|except|except for|other than',
    'with no|leave out|take out|leave it out|ignore|forget|nor|not even|stop using|no more|no more of|zero|lay off',
    'بدون|من دون|دون|بلا|من غير|بغير|غير|بدون اي|بلاش|لا|مب|مو|مش|مهب|ما|ليس|ليست|لا شي|لا شيء|مافي|ما في|مافيش|مفيش',
    'شيل|شيلوا|احذف|احذفوا|استبعد|تجنب|ابعد|ممنوع|ممنوع علي|ممنوع من',
    'الا|ما عدا|عدا|باستثناء|غير عن|خالي من|خالي|خال من|محروم من',
    negated(WANTING),
    negated(EATING),
  ),
  /** A matter of taste, not of health. */
  dislike: words(
    'dont like|do not like|doesnt like|does not like|didnt like|not like|not liking|dislike|dislikes|hate|hates|hating|cant stand|cannot stand|not a fan of|not fan of|not a fan|not into',
    'not fond of|tired of|sick of|bored of|bored with|fed up with|fed up of|had enough|had enough of|not in the mood for|not feeling|dont love|dont enjoy|dont care for|not a big fan of',
    'اكره|نكره|يكره|يكرهون|تكره|بكره طعم|ما عجبني|مليت من|ملينا من|مليت|زهقت من|زهقت|طفشت من',
    negated(LIKING),
  ),
  /** Something keeps a person from eating it: an allergy is asked for. */
  cant: words(
    'cant eat|cannot eat|can not eat|cant have|cannot have|can not have|cant|cannot|can not|couldnt|cant do|cant take|cant handle|cant digest|cant tolerate|cannot tolerate|cant touch|shouldnt eat|should not eat|must not eat|mustnt eat|not supposed to eat|not allowed to eat',
    negated(ABLE),
    negated(pairs(ABLE, AND_EAT)),
    negated(BEARING),
  ),
  /** Certain: what stands next to it is an allergy. */
  allergy:
    'allergic|allergic reaction|allergic reactions|allergy|allergies|allergen|allergens|anaphylaxis|anaphylactic|anaphylaxis to|epipen|epipen for|sensitive|sensitivity|hypersensitive|' +
    'حساسيه|حساسيات|حساس|صدمه تحسسيه',
  /** It is not said whether that is an allergy: it is asked for. */
  ill: words(
    'ill|sick|numb|puffy|chest|my face|my skin|my eyes|breath|breathless|breathing|cough|coughs|coughing|sneeze|sneezing|dizzy|hives|rash|rashes|itch|itchy|itches|itching|swell|swells|swelling|swollen|swelled|swell up|react|reacts|reacting|reacted|reaction|reactions|react badly|intolerant|intolerance|intolerances|tolerate|bloat|bloated|bloating|bloats|vomit|vomits|vomiting|throw up|throws up|puke|pukes|nausea|nauseous',
    'bother|bothers|bothering|upset|upsets|stomach pain|stomach ache|stomach hurts|tummy ache|tummy pain|cramp|cramps|gas|gassy|diarrhea|diarrhoea|gives me problems|give me problems|gives me trouble|give me trouble|problem with|problems with|trouble with|issue with|issues with|break out|breaks out|broke out|breakout|breaking out|break out in hives|unwell|harm|harms|hurt|hurts',
    'poison|poisons|kill|kills|killed|die|dies|dangerous|deadly|hospital|the er|er visit|emergency|ambulance|cant breathe|cannot breathe|can not breathe|stop breathing|trouble breathing|throat|wheeze|wheezes|wheezing|asthma|eczema|migraine|migraines|disagrees with me|disagree with me|doesnt agree with|dont agree with|does not agree with|doesnt sit well|dont sit well|dont suit|doesnt suit|do not suit|heartburn|tingle|tingles|tingling|faint|faints|fainted|burns my mouth|tongue|lips',
    'عدم تحمل|بطني|معدتي|جسمي|وجهي|حلقي|صدري|لساني|شفايفي|عيوني|جلدي|يسبب لي|تسبب لي|يسببون لي|يسبب|تسبب|مشكله مع|مشاكل مع|خطر|مستشفي|شري|ربو|مرض|حكه|حكاك|يطلع|تطلع|يطلعلي|تطلعلي|بيطلعلي|اصاب ب|النفس|التنفس',
  ),
  free: 'free',
  with:
    'with|w|w/|plus|add|adding|extra|more|lots of|lot of|plenty of|use|using|including|include|includes|has|have|contains|containing|some|topped with|on top|' +
    'مع|فيه|فيها|به|بها|وياه|ويا|زود|زيد|زيدوا|زياده|اكثر|يحتوي علي|تحتوي علي|يحتوي|تحتوي|مكون من',
  want:
    'only|just|want|wants|wanted|like|likes|love|loves|loving|prefer|prefers|crave|craving|give me|id like|id love|i would like|would like|would love|looking for|feel like|feeling like|need|needs|get me|make me|make|cook|fan of|instead|' +
    words(WANTING, LIKING) +
    '|مشتهي|مشتهيه|خاطري|خاطري في|نفسي في|نفسي|عطني|عطوني|اعطني|جيب|جيبوا|سو|سوي|سولي|سوولنا|اطبخ|نطبخ|محتاج|محتاجه|بدل|بدالها',
  but: 'but|however|though|although|yet|because|cause|since|so|then|while|whereas|لكن|ولكن|بس|انما|لان|لاني|عشان|علشان|فقط|وبس|بينما',
  and: 'and|n|as well as|و|وايضا|وبعد',
  or: 'or|او|والا|أو|يا',
  /** Between wishes it is `or`, after a refusal `nor`. */
  nor: 'ولا',
  also: 'also|too|as well|neither|either|ايضا|كذلك|كمان|بعد|وكذلك|كذا',
  /** Whose object follows: `allergic to`, `حساسية من`. */
  link: 'to|from|of|because of|against|when|after|if|whenever|towards|eating|eat|ate|eats|when i eat|when she eats|when he eats|if i eat|after eating|if she eats|if he eats|when they eat|من|منه|ضد|تجاه|اذا|لو|كل ما|بعد ما|من اكل|اذا اكلت|لما|لما اكل|لما ياكل|لما تاكل|عند اكل|عند|اكل|ناكل|تناول|اكلت|كلت|ياكل|تاكل|كليت|بعد اكل|بعد تناول',
  fine: 'ok|okay|fine|is ok|is fine|are fine|are ok|allowed|works|good|great|please|pls|plz|عادي|عاديه|اوكي|تمام|ما فيه مشكله|مسموح|لو سمحت|لو سمحتوا|بليز|رجاء|من فضلك',
  included: 'included|inclusive|especially|specially|such as|خاصه|خصوصا|مثل|بما فيها|بما فيه|شامل',
} as const

/** These may stand behind what they leave out: `nuts no`, «الفول السوداني ممنوع». */
export const BEHIND = words(
  'no|never|not allowed|cant eat|cant have|cannot eat|can not eat|cannot have|dont eat|dont want|dont like|do not like|doesnt like|doesnt eat|hate|hates|leave it out|keep away|away|away from me',
  'لا|ممنوع',
  negated(LIKING),
  negated(EATING),
  negated(WANTING),
  negated(ABLE),
  negated(pairs(ABLE, AND_EAT)),
  negated(BEARING),
)

/** Words that point back to a food. */
export const POINTERS = 'them|it|they|those|these|that|this|which|منه|منها'

export type Cue = keyof typeof CUES

/** The sentence says that there is none: what it names all the same is asked for. */
export const NO_ALLERGY =
  'no allergy|no allergies|not allergic|no food allergies|no known allergies|without allergies|isnt allergic|is not allergic|arent allergic|am not allergic|im not allergic|no longer allergic|not really allergic|dont have allergies|dont have any allergies|do not have any allergies|dont have an allergy|doesnt have allergies|have no allergies|no any allergy|not an allergy|' +
  'ما عندي حساسيه|ماعندي حساسيه|ليس لدي حساسيه|ليست لدي حساسيه|لا توجد حساسيه|لا يوجد حساسيه|مافي حساسيه|ما في حساسيه|ما عندنا حساسيه|ليس لدينا حساسيه|بدون حساسيه|لا حساسيه|ما عنده حساسيه|ما عندها حساسيه|مب حساسيه|مو حساسيه|ما فيني حساسيه|ما عندي اي حساسيه|مب متحسس|مو متحسس|ما اتحسس|معنديش حساسيه|ماعنديش حساسيه|مفيش حساسيه|لا اعاني من حساسيه|ما عندي حساسيات|no allergic|not allergic to anything'
