/**
 * Words that say how the food beside them is meant. Where a cue may stand before or after its
 * food, the reader looks on both sides.
 */
export const CUES = {
  /** Leaves out, for whatever reason: an allergy is asked for. */
  no:
    'no|none|without|w/o|not|never|minus|avoid|avoiding|hold|skip|remove|exclude|excluding|cant eat|cannot eat|can not eat|' +
    'cant have|cannot have|can not have|cant|cannot|can not|couldnt|wont eat|dont eat|do not eat|doesnt eat|does not eat|dont put|do not put|do not add|dont add|' +
    'dont want|do not want|doesnt want|does not want|dont give me|shouldnt eat|should not eat|must not eat|mustnt eat|' +
    'not allowed|stay away from|keep away from|anything but|everything but|anything except|except|except for|other than|' +
    'nothing with|with no|leave out|take out|ignore|forget|nor|not even|stop using|no more|zero|lay off|' +
    'بدون|من دون|دون|بلا|من غير|بغير|غير|بدون اي|بلاش|لا|مب|مو|مش|مهب|ما|ماريد|ما اريد|ما ابي|ما ابغي|ما ابغا|ما ابا|ما نبي|ما نبغي|ما بدي|مابي|مابغي|مابا|' +
    'لا اريد|لا ابغي|لا تحط|لا تحطون|لا تضع|لا تضعوا|لا تضيف|لا تستخدم|شيل|شيلوا|احذف|احذفوا|استبعد|تجنب|ابعد|ممنوع|ممنوع علي|ممنوعه|ممنوع من|' +
    'لا استطيع اكل|لا استطيع|لا اقدر|ما اقدر|ما اقدر اكل|ما تقدر|ما تقدر تاكل|ما يقدر|ما يقدر ياكل|ما اكل|ما ناكل|ما ياكل|ما تاكل|ما ياكلون|لا اكل|لا ياكل|لا تاكل|ماكل|' +
    'الا|ما عدا|عدا|باستثناء|غير عن|ولا|خالي من|خالي|خال من|خاليه من|محروم من',
  /** A matter of taste, not of health. */
  dislike:
    'dont like|do not like|doesnt like|does not like|didnt like|not like|not liking|dislike|dislikes|hate|hates|hating|cant stand|cannot stand|not a fan of|not fan of|not a fan|not into|' +
    'not fond of|tired of|sick of|bored of|bored with|fed up with|had enough|not in the mood for|not feeling|dont love|dont enjoy|dont care for|not a big fan of|' +
    'ما احب|لا احب|ماحب|ما نحب|ما يحب|ما تحب|ما يحبون|لا يحب|لا تحب|لا يحبون|اكره|نكره|يكره|يكرهون|تكره|ما يعجبني|ما تعجبني|لا يعجبني|ما عجبني|مليت من|ملينا من|مليت|زهقت من|طفشت من|' +
    'ما لي خاطر|مالي خاطر|مالي خاطر في|مالي مزاج|ما لي نفس|مالي نفس في|ما لي خلق|ما احبذ|لا افضل|ما افضل|مافيني علي|ما فيني علي|مب حاب|مو حاب|مب من محبين|ما استسيغ|ما اداني|ما اداني طعم',
  /** Certain: what stands next to it is an allergy. */
  allergy:
    'allergic|allergic reaction|allergic reactions|allergy|allergies|allergen|allergens|alergic|alergy|allergik|alergik|allergetic|allergi|anaphylaxis|anaphylactic|anaphylaxis to|epipen|epipen for|sensitive|sensitivity|hypersensitive|' +
    'حساسيه|حساسيات|حساسيتي|حساسيته|حساسيتها|حساس|حساسه|تحسس|تحسسي|اتحسس|يتحسس|تتحسس|نتحسس|متحسس|متحسسه|يتحسسون|متحسسين|حساسين|صدمه تحسسيه',
  /** After a food: it brings an allergy. */
  bringsAllergy:
    'cause an allergy|causes an allergy|causes allergy|cause allergy|trigger my allergy|triggers my allergy|give me allergy|gives me allergy|give me an allergic reaction|gives me an allergic reaction|gives me allergic reaction|cause allergic reaction|causes an allergic reaction|' +
    'يسبب حساسيه|يسبب لي حساسيه|يسببون لي حساسيه|يسببون حساسيه|تسبب لي حساسيه|تسبب حساسيه|يسوي لي حساسيه|تسوي لي حساسيه|يسوون لي حساسيه|يعطيني حساسيه|تعطيني حساسيه|يسبب له حساسيه|يسبب لها حساسيه|تسبب له حساسيه|تسبب لها حساسيه|يجيب لي حساسيه|تجيب لي حساسيه|يثير حساسيتي|يثير الحساسيه|يهيج الحساسيه|تهيج الحساسيه|يسوي حساسيه|تسوي حساسيه',
  /** It is not said whether that is an allergy: it is asked for. */
  ill:
    'ill|sick|hives|rash|rashes|itch|itchy|itches|itching|swell|swells|swelling|swollen|swelled|react|reacts|reacting|reacted|reaction|reactions|intolerant|intolerance|intolerances|tolerate|bloat|bloated|bloating|bloats|vomit|vomits|vomiting|throw up|throws up|nausea|nauseous|' +
    'bother|bothers|bothering|upset|upsets|stomach pain|stomach ache|tummy ache|tummy pain|cramp|cramps|diarrhea|diarrhoea|gives me problems|give me problems|gives me trouble|give me trouble|problem with|problems with|trouble with|issue with|issues with|break out|breaks out|broke out|breakout|unwell|harm|harms|hurt|hurts|poison|poisons|kill|kills|killed|die|dies|dangerous|hospital|er visit|cant breathe|throat|wheeze|wheezing|asthma|eczema|migraine|migraines|disagrees with me|disagree with me|doesnt agree with|dont agree with|does not agree with|doesnt sit well|dont sit well|dont suit|doesnt suit|do not suit|heartburn|tingle|tingles|tingling|faint|fainted|burns my mouth|' +
    'عدم تحمل|ما اتحمل|لا اتحمل|ما تتحمل|ما يتحمل|يتعبني|تتعبني|يتعب|تتعب|يتعبون|يتعبه|يتعبها|تتعبها|تتعبه|تعب|يضرني|تضرني|يضر|تضر|يضره|يضرها|يعورني|تعورني|يعور بطني|تعور بطني|يعور|تعور|عوار|يوجع|توجع|يوجعني|توجعني|بطني|معدتي|ينفخني|تنفخني|ينفخ|نفخه|انتفاخ|غازات|حكه|حكاك|يحكني|تحكني|طفح|طفح جلدي|شري|تورم|يتورم|تتورم|اتورم|يورم|يورمني|تورمني|ما يناسبني|ما تناسبني|لا يناسبني|لا تناسبني|ما يناسب|ما تناسب|ما يصلح لي|ما يوالمني|ما توالمني|يهيج|تهيج|يسبب لي|تسبب لي|يسببون لي|يسبب|تسبب|يسوي لي|تسوي لي|يسوون لي|مغص|استفراغ|ترجيع|ارجع|يرجع|غثيان|دوخه|ضيق تنفس|ربو|اكزيما|اسهال|يقتلني|تقتلني|يخنقني|تخنقني|اختناق|اختنق|خطر|مستشفي|المستشفي|مشكله مع|مشاكل مع|مرض|يمرضني|تمرضني|امرض',
  free: 'free',
  with:
    'with|w|w/|plus|add|adding|extra|more|lots of|lot of|plenty of|use|using|including|include|includes|has|have|contains|containing|some|topped with|on top|' +
    'مع|فيه|فيها|به|بها|وياه|ويا|زود|زيد|زيدوا|زياده|حط|حطوا|اكثر|يحتوي علي|تحتوي علي|يحتوي|تحتوي|مكون من',
  want:
    'want|wants|wanted|like|likes|love|loves|loving|prefer|prefers|crave|craving|give me|id like|id love|i would like|would like|would love|looking for|feel like|feeling like|need|needs|get me|make me|make|cook|eat|eats|fan of|instead|' +
    'اريد|نريد|ابغي|ابغا|ابي|ابا|نبي|نبغي|نبا|يبي|تبي|يبغي|تبغي|ابغيه|ابغيها|ابيه|بدي|بدنا|عايز|عاوز|حاب|حابه|حابين|احب|نحب|يحب|تحب|يحبون|افضل|نفضل|اشتهي|مشتهي|مشتهيه|خاطري|خاطري في|نفسي في|نفسي|عطني|عطوني|اعطني|جيب|جيبوا|سو|سوي|سولي|سوولنا|اطبخ|نطبخ|اكل|ناكل|محتاج|محتاجه|بدل|بدالها',
  but: 'but|however|though|although|yet|because|cause|since|so|then|while|whereas|لكن|ولكن|بس|انما|لان|لاني|عشان|علشان|فقط|وبس|بينما',
  and: 'and|n|as well as|و|وايضا|وبعد',
  or: 'or|او|والا|أو',
  also: 'also|too|as well|neither|either|ايضا|كذلك|كمان|بعد|وكذلك|كذا',
  /** Whose object follows: `allergic to`, `حساسية من`. */
  link: 'to|from|of|against|when|after|if|whenever|towards|eating|eat|ate|eats|when i eat|when she eats|when he eats|if i eat|after eating|if she eats|if he eats|when they eat|من|ضد|تجاه|اذا|اذا اكلت|لما|لما اكل|لما ياكل|لما تاكل|عند اكل|عند|اكلت|ياكل|تاكل|كليت|بعد اكل',
  fine: 'ok|okay|fine|is ok|is fine|are fine|are ok|allowed|works|good|great|please|pls|plz|عادي|عاديه|اوكي|تمام|ما فيه مشكله|مسموح|لو سمحت|لو سمحتوا|بليز|رجاء|من فضلك',
  included: 'included|inclusive|especially|specially|such as|خاصه|خصوصا|مثل|بما فيها|بما فيه|شامل',
} as const

/** These may stand behind what they leave out: `nuts no`, «الفول السوداني ممنوع». */
export const BEHIND =
  'no|never|not allowed|cant eat|cant have|cannot eat|cannot have|dont eat|dont want|dont like|do not like|doesnt like|doesnt eat|hate|hates|لا|ممنوع|ممنوعه|ما احب|لا احب|ما يحب|ما اكل|ما ابي|ما ابغي|ما نبي|ما اقدر|ما اقدر اكل|ما ياكل|ما تاكل'

/** Words that point back to a food. */
export const POINTERS = 'them|it|they|those|these|that|this|which'

export type Cue = keyof typeof CUES

/** The sentence says that there is none: what it names all the same is asked for. */
export const NO_ALLERGY =
  'no allergy|no allergies|not allergic|no food allergies|no known allergies|without allergies|isnt allergic|is not allergic|arent allergic|am not allergic|im not allergic|no longer allergic|not really allergic|dont have allergies|dont have any allergies|do not have any allergies|dont have an allergy|doesnt have allergies|have no allergies|no any allergy|not an allergy|' +
  'ما عندي حساسيه|ماعندي حساسيه|ليس لدي حساسيه|ليست لدي حساسيه|لا توجد حساسيه|لا يوجد حساسيه|مافي حساسيه|ما في حساسيه|ما عندنا حساسيه|ليس لدينا حساسيه|بدون حساسيه|لا حساسيه|ما عنده حساسيه|ما عندها حساسيه|مب حساسيه|مو حساسيه|ما فيني حساسيه|ما عندي اي حساسيه|مب متحسس|مو متحسس|ما اتحسس'
