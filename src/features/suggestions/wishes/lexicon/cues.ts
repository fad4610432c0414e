import { BAD, BODY, DOES_TO, ILLNESSES, ILL_CLASSES, NO_ALLERGY_AR, SAFE } from './health.ts'
import { ABSENT } from './absent-people.ts'
import { DISLIKES, FORBIDDEN, GENEROUS, LESS, QUIZ, REFUSALS } from './manners.ts'
import { pairs } from './pairs.ts'
import { WEATHER } from './sayings.ts'
import { inOne } from './words.ts'

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
  'اتحمل|يتحمل|تتحمل|بتحمل|بيتحمل|بتتحمل|استحمل|يستحمل|تستحمل|بستحمل|بيستحمل|بتستحمل|اطيق|يصح لي|بيصح لي|بيصحلي|بيصحله|بيصحلها|يصلحله|يناسبني|تناسبني|يناسب|تناسب|يناسبه|يناسبها|يصلح لي|يوالمني|توالمني'
const AND_EAT = 'اكل|ياكل|تاكل|ناكل|تناول|اتناول|اشرب'

/**
 * Words that say how the food next to them is meant. Where a cue may stand before or after its
 * food, the reader looks on both sides.
 */
export const CUES = {
  /** Leaves out, for whatever reason: an allergy is asked for. */
  no: inOne(
    REFUSALS,
    'no|isnt|arent|leave|leave the|im off|i am off|stay off|staying off|none|without|w/o|w/out|wout|with out|witout|withot|not|never|minus|avoid|avoiding|hold|hold the|skip|skip the|remove|exclude|excluding|nothing|nothing with|neither',
    'wont eat|wont touch|dont eat|do not eat|doesnt eat|does not eat|never eat|dont put|do not put|do not add|dont add',
    'dont want|do not want|doesnt want|does not want|dont give me|not allowed|stay away from|keep away from|keep away|away|away from me|anything but|everything but|anything except|everything except|except|except for|other than',
    'no one|nobody|noone|no thanks|no thank you|no need for|dont|do not|doesnt|does not|didnt|did not|wont|will not|wouldnt|would not|nope|nah|no way|swap|replace|replacing|substitute|rather than|بدل|بدال|عوضا عن|cut|cut the|cutting|free of|clear of|stay clear of|steer clear of|keep clear of|instead of|cut out|cutting out|ditch|lose the|drop the|quit|quit eating|stopped eating|gave up|giving up|give up|staying away from|swap out|apart from|aside from|besides|save for|walang|walang halong|bina|huwag|wag|ayaw ko|ayaw|ayoko|ayoko ng|nahi|nahin|nahi chahiye|nahi khata|nahi khati|nahi khate|mat dalo|mat dalna|mat daliye|hindi ako kumakain|hindi kumakain|hindi kami kumakain',
    'with no|leave out|take out|leave it out|ignore|forget|nor|not even|stop using|no more|no more of|zero|lay off',
    'بدون|من دون|دون|بلا|من غير|بغير|غير|بدون اي|بلاش|لا|مب|مو|مش|مهب|ما|ليس|ليست|لا شي|لا شيء|مافي|ما في|مافيش|مفيش',
    'ابتعد|نبتعد|يبتعد|لازم ابتعد|ابتعد عن|شيل|شيلوا|شيلي|شيلولي|شل|لا تحط|لا تحطون|لا تحطين|لا تقترح|لا تقترحوا|لا تضيف|بلاها|بلاه|بلاش من|عدي|غير ال|مقاطع|قاطع|مقاطعه|قاطعه|وقفت|تركت|احذف|احذفوا|استبعد|تجنب|ابعد|ممنوع|ممنوع علي|ممنوع من',
    'الا|ما عدا|عدا|باستثناء|غير عن|خالي من|خالي|خال من|محروم من',
    negated(WANTING),
    negated(EATING),
  ),
  /** There may be a little of it. */
  less: LESS,
  /** A matter of taste, not of health. */
  dislike: inOne(
    DISLIKES,
    'مابطيقش|مبطيقش|ما بطيقش|مبطقش|زهقان من|زهقانه من|زهقانين من|زهجان من|spits|spits out|spit out|spat out|freaks me out|freak me out|freaks him out|freaks her out|at war with|بيقلب وشه من|يقلب وجهه من|تقلب وجهها من|مب بتاع|مش بتاع|مش بتاعه|مش بتوع|dont like|do not like|doesnt like|does not like|didnt like|not like|not liking|dislike|dislikes|hate|hates|hating|cant stand|cannot stand|not a fan of|not fan of|not a fan|not into',
    'different from|different to|out of|ran out of|run out of|running out of|forgot to buy|than|over it|grossed out by|قرف|مقرف|يع|gross|disgusting|disgusts me|yuck|ew|eww|cant bear|not keen on|not crazy about|not mad about|dont fancy|not big on|allergic to the idea of|smell of|the smell of|ayaw niya|napasand|pasand nahi|pasand nahin',
    'not fond of|tired of|sick of|bored of|bored with|fed up with|fed up of|had enough|had enough of|not in the mood for|not feeling|dont love|dont enjoy|dont care for|not a big fan of',
    'شبعت|شبعنا|شبعت من|شبعنا من|طفشان من|طفشانه من|اغير عن|نغير عن|تغيير عن|مالي في|ماله في|مالها في|مالنا في|ما لنا في|ما لي في|اكره|كرهت|كرهنا|بكره|بيكره|بتكره|بكرهه|بكرهها|يقرفني|تقرفني|بقرف من|اقرف من|قرفان من|مقروف من|قرف|نفسي عافت|عفت|عايف|عايفه|ريحه|نكره|يكره|يكرهون|تكره|بكره طعم|ما عجبني|مليت من|ملينا من|مليت|زهقت من|زهقت|طفشت من',
    negated(LIKING),
  ),
  /** Something keeps a person from eating it: an allergy is asked for. */
  cant: inOne(
    FORBIDDEN,
    'نصحني بالحذر منه|بالحذر|بالحذر من|بالحذر منه|بالحذر منها|بالحذر منهم|isnt good for|arent good for|is not good for|are not good for|isnt safe for|arent safe for|is not safe for|are not safe for|isnt recommended|is not recommended|is history|are history|and i broke up|and i split up|and i parted ways|arent allowed|are not allowed|struck from the menu|struck off the menu|has been struck from the menu|can stay in the fridge|can stay out|can stay away|can stay in the shop|is a crime|are a crime|is too heavy|are too heavy|is too much for me|absolutely not|bilkul nahi|bilkul nahin|did me dirty|has done me dirty|have done me dirty|keeps me up all night|keeps mum up|keeps mom up|keeps dad up|keeps him up|keeps her up|are banned|is banned|was banned|is outlawed|are outlawed|are not welcome|is not welcome|isnt welcome|arent welcome|never enters our house|doesnt enter our house|محرم عليها|محرمه عليها|محرمين عليها|محرمين عليه|محرمين علي|محرمين علينا|محرمه علينا|محرم علينا|بطلناه|بطلناها|بطلتها|بطلته|ما تدخل بيتنا|ما يدخل بيتنا|ما تدخل البيت|ما يدخل البيت|خلوه عندكم|خلوها عندكم|خلوه عندكن|خليه عندك|ارموه بعيد|ارموها بعيد|ارموه|ارموها|مغضوب عليه|مغضوب عليها|ما يقرب بيتنا|طلقناه|طلقته|ما له مكان|ماله مكان|مالها مكان|is not my friend|isnt my friend|not my friend|no friend of mine|is my enemy|my enemy|arent my friend|is not for me|isnt for me|not for me|are not for me|arent for me|is a no|are a no|is a hard no|are a hard no|a hard no|hard no|hard pass|big no|a strict no|strict no|a no no|no no|off the menu|out of the question|dont get along|doesnt get along|does not get along|dont mix|doesnt mix|does not love me|doesnt love me|dont love me|doesnt work for me|dont work for me|doesnt like my|dont like my|doesnt agree|dont agree|ما يحبني|ما تحبني|ما بيحبني|ما يتوافق معي|ما يركب معي|ما يمشي معي|ما يمشي معاي|ما يمشي وياي|ما يجوز لي|ما ينفعني|ما ينفع معي|ما ينفع لي|عدوي|عدوتي|يضرني|تضرني|مضر لي|بيضرني|بتضرني|سم لي|سم بالنسبه لي|خطر علي|نصحني ابعد|نصحني اترك|اترك|نترك|يرفض|ترفض|',
    'fear|fears|feared|dread|dreads|terrified of|petrified of|afraid of|afraid to|scared of|scared to|worried about|nervous about|paranoid about|careful with|careful about|careful of|wary of|watch out for|not supposed to have|shouldnt have|should not have|mustnt have|must not have|isnt allowed|is not allowed|arent allowed|not permitted|off limits|off limit|forbidden|banned|bans|prohibited|no go|nogo|doctor said no|doctor says no|doctor banned|doc said no|doc says no|told to avoid|told me to avoid|told us to avoid|has to avoid|have to avoid|had to avoid|must avoid|should avoid|need to avoid|needs to avoid|advised against|advised to avoid|warned me off|warned about|warned against|told to stay away from|could be allergic to|might be allergic to|may be allergic to|maybe allergic to|think im allergic to|think i am allergic to|think hes allergic to|think shes allergic to|possibly allergic to|rejects|reject|not ok|is not ok|isnt ok|not okay|goes right through me|go right through me|runs through me|repeat on me|repeats on me|are not friends|arent friends|not friends|are enemies|enemies|not on speaking terms|يمكن عندي حساسيه من|يمكن عنده حساسيه من|اشك ان عندي حساسيه من|اشك عندي حساسيه من|شاك ان عندي حساسيه من|wont let|doesnt let|does not let|never lets|dont let|not good for|no good for|not great for|bad for|not suitable for|unsuitable for|not safe for|unsafe for|not safe|unsafe|dont do well with|doesnt do well with|do not do well with|doesnt go well with|dont get along with|doesnt get along with|used to be allergic to|was allergic to|were allergic to|used to react to|bawal|bawal ang|bawal sa akin|bawal sa akin ang|hindi pwede|hindi pwede ang|di pwede|hindi ako pwede sa|mana hai|parhez',
    'cant eat|cannot eat|can not eat|cant have|cannot have|can not have|cant|cannot|can not|couldnt|cant do|cant take|cant handle|cant digest|cant tolerate|cannot tolerate|cant touch|shouldnt eat|should not eat|must not eat|mustnt eat|not supposed to eat|not allowed to eat',
    negated(ABLE),
    negated(pairs(ABLE, AND_EAT)),
    negated(BEARING),
    negated(
      'تخليني|يخليني|تخليه|يخليه|تخليها|يخليها|يسمح لي|تسمح لي|يسمحون لي|اهضم|يهضم|بهضم|تهضم',
    ),
    'اخاف|اخاف من|خايف|خايفه|خايف من|خايفه من|نخاف|نخاف من|يخاف من|تخاف من|بخاف|بخاف من|احاذر|انتبه من|انتبهوا من|انتبه|انتبهوا|حذر من|دير بالك من|ديروا بالكم من|دير بالك|ديروا بالكم|حاسب من|خلي بالك من|كان عندي حساسيه من|كان عنده حساسيه من|كان عندها حساسيه من|كانت عندي حساسيه من|ما عاد عندي حساسيه من|كنت اتحسس من|كان يتحسس من|كانت تتحسس من',
  ),
  /** Certain: what is next to it is an allergy. */
  allergy:
    'dietary restriction|dietary restrictions|food restriction|food restrictions|food issues|الرجي|الرجى|الرجیک|الرجك|allergic|allergic reaction|allergic reactions|allergy|allergies|allergen|allergens|anaphylaxis|anaphylactic|anaphylaxis to|epipen|epipen for|epi pen|auvi q|auviq|jext|emerade|anapen|adrenalin|adrenaline pen|adrenaline shot|zyrtec|claritin|cetirizine|loratadine|piriton|ventolin|neffy|كلاريتين|زيرتك|ايبي بن|ايبيبن|ابيبين|ابره الحساسيه|دواء الحساسيه|حبه حساسيه|inhaler|inhaler for|adrenaline|antihistamine|antihistamines|benadryl|sensitive|sensitivity|hypersensitive|' +
    'ابيبن|قلم الادرينالين|قلم ادرينالين|حقنه ادرينالين|بخاخ|حساسيه|حساسيات|حساس|صدمه تحسسيه',
  /** It is not said whether that is an allergy: it is asked for. */
  ill: inOne(
    ILL_CLASSES,
    BODY,
    'agony|misery|nightmare|torture|disaster|regret|devil|evil|kryptonite|problematic|bad news|is a problem|are a problem|is an issue|are an issue|causes problems|blow up|blows up|blew up|toilet|bathroom|the loo|my body|his body|her body|risk|risks|risky|death|dead|died|toxic|lethal|fatal|life threatening|shock|airways|airway|knees|joints|pet kharab|pet dard|pet mein dard|kharab|khujli|ulti|sujan|saans|dard|takleef|bimar|nuqsan|nangangati|namamaga|pantal|sumasakit|masakit|nahihilo|nasusuka|يحمر|تحمر|احمرت|يدمع|تدمع|بتدمع|بيدمع|يقلب|بيقلب|ضيق|يكتم|تكتم|يسد|تسد|سم|يضيق نفسي|يضيق نفسه|يضيق نفسها|بيضيق نفسي|بيضيق نفسه|بيضيق نفسها|ضاق نفسي|ضاق نفسه|ضاق نفسها|ينقطع نفسي|ينقطع نفسه|ينقطع نفسها|بينقطع نفسي|بينقطع نفسه|بينقطع نفسها|انقطع نفسي|انقطع نفسه|انقطع نفسها|ينكتم نفسي|ينكتم نفسه|ينكتم نفسها|بينكتم نفسي|بينكتم نفسه|بينكتم نفسها|انكتم نفسي|انكتم نفسه|انكتم نفسها|يضيج نفسي|يضيج نفسه|يضيج نفسها|نفسي يضيق|نفسها يضيق|نفسي بيضيق|نفسها بيضيق|نفسي ضاق|نفسها ضاق|نفسي ينقطع|نفسها ينقطع|نفسي بينقطع|نفسها بينقطع|نفسي انقطع|نفسها انقطع|نفسي ينكتم|نفسها ينكتم|نفسي بينكتم|نفسها بينكتم|نفسي انكتم|نفسها انكتم|نفسي يضيج|نفسها يضيج|my stomach|his stomach|her stomach|our stomach|my tummy|his tummy|her tummy|my belly|his belly|her belly|my gut|his gut|her gut|my guts|the runs|acidity|reflux|acid reflux|gerd|indigestion|constipated|constipation|headache|headaches|head hurts|head ache|sleepy|drowsy|sluggish|lethargic|knocks me out|wipes me out|queasy|woozy|lightheaded|light headed|palpitations|patches|blotches|blotchy|welts|red all over|goes red|go red|turn red|turns red|turned red|went red|pimples|zits|acne|runny nose|watery eyes|stuffy|wheezy|collapsed|collapse|unconscious|passed out|passes out|pass out|choke|chokes|choking|choked|suffocate|suffocates|mouth|gums|red bumps|red spots|red patches|burns my|burn my|burning mouth|burns my tongue|a and e|urgent care|paramedics|messes with|mess with|messes me up|hates me|doesnt like me|dont like me|dont sit right|doesnt sit right|sits badly|sit badly|bad reaction|flare up|flares up|flare ups|triggers|trigger|triggered',
    'ill|sick|numb|puffy|chest|my face|my skin|my eyes|breath|breathless|breathing|cough|coughs|coughing|sneeze|sneezing|dizzy|hives|rash|rashes|itch|itchy|itches|itching|swell|swells|swelling|swollen|swelled|swell up|react|reacts|reacting|reacted|reaction|reactions|react badly|intolerant|intolerance|intolerances|tolerate|bloat|bloated|bloating|bloats|vomit|vomits|vomiting|throw up|throws up|puke|pukes|nausea|nauseous',
    'bother|bothers|bothering|upset|upsets|stomach pain|stomach ache|stomach hurts|tummy ache|tummy pain|cramp|cramps|gas|gassy|diarrhea|diarrhoea|gives me problems|give me problems|gives me trouble|give me trouble|problem with|problems with|trouble with|issue with|issues with|break out|breaks out|broke out|breakout|breaking out|break out in hives|unwell|harm|harms|hurt|hurts',
    'poison|poisons|kill|kills|killed|die|dies|dangerous|deadly|hospital|the er|er visit|emergency|ambulance|cant breathe|cannot breathe|can not breathe|stop breathing|trouble breathing|throat|wheeze|wheezes|wheezing|asthma|eczema|migraine|migraines|disagrees with me|disagree with me|doesnt agree with|dont agree with|does not agree with|doesnt sit well|dont sit well|dont suit|doesnt suit|do not suit|heartburn|tingle|tingles|tingling|faint|faints|fainted|burns my mouth|tongue|lips',
    'ما يتقبله|طواري|اسعاف|الاسعاف|طوارئ|العنايه المركزه|عنايه مركزه|يذبحني|تذبحني|ذبحني|يموتني|تموتني|بيموتني|بتموتني|اموت لو|اموت اذا|بموت لو|بموت اذا|اموت من|بموت من|صداع|شقيقه|دوخه|حموضه|حرقان|حرقه|يحرق|يحرقني|تحرقني|بيحرق|بتحرق|ضيق تنفس|كتمه|ارتيكاريا|اكزيما|انتفاخ|غازات|امساك|خمول|نعاس|ينعسني|ينومني|بقع|احمرار|دمامل|بثور|فمي|تمي|ثمي|بوقي|بوزي|تلوع|يلوع|لوعه|لوعت|يقلب معدتي|تقلب معدتي|بتقلب معدتي|بتقلب|تقلب|معدته|معدتها|بطنه|بطنها|وجهه|وجهها|حلقه|حلقها|عيونه|عيونها|جسمه|جسمها|جلده|جلدها|شفايفه|شفايفها|شفته|شفتها|شفتي|لسانه|لسانها|نفسه يضيق|عدم تحمل|بطني|معدتي|جسمي|وجهي|حلقي|صدري|لساني|شفايفي|عيوني|جلدي|يسبب لي|تسبب لي|يسببون لي|يسبب|تسبب|مشكله مع|مشاكل مع|خطر|مستشفي|شري|ربو|مرض|حكه|حكاك|يطلع|تطلع|يطلعلي|تطلعلي|بيطلعلي|اصاب ب|النفس|التنفس',
  ),
  /** Out of sorts, of whatever; an illness only where a food is the cause. */
  unwell:
    'feeling sick|feel sick|feels sick|felt sick|feeling ill|feel ill|im sick|i am sick|got sick|gets sick|get sick|getting sick|been sick|was sick|fell ill|fall ill|unwell|sore throat|fever|stomach bug|attack|attacks|تعبان|تعبانه|مريض|مريضه',
  /** With them a denial says that there was an allergy once. */
  over: 'any more|anymore|بعد الان|خلصت',
  /** What follows may be one, or not: it is asked for. */
  unsure:
    'cant remember|cannot remember|dont remember|i forgot if|forgot if|forgot whether|ما اذكر اذا|ما اتذكر اذا|نسيت اذا|مش فاكر اذا|مش فاكره اذا|not sure if|not sure whether|not certain if|not certain whether|unsure if|unsure whether|dont know if|dont know whether|do not know if|do not know whether|no idea if|no idea whether|cant remember if|cannot remember if|wondering if|مو متاكد اذا|مو متاكده اذا|مو متاكد ان|مب متاكد اذا|مب متاكده اذا|مش متاكد اذا|مش متاكده اذا|مش متاكد ان|لست متاكد|لست متاكدا|لست متاكده|لسنا متاكدين|غير متاكد|غير متاكده|مو متاكد|مو متاكده|مب متاكد|مب متاكده|مش متاكد|مش متاكده|مو متاكدين|مش متاكدين|ما ادري اذا|مادري اذا|مدري اذا|لا ادري اذا|ما اعرف اذا|ما ندري اذا|مش عارف اذا|مش عارفه اذا|مو عارف اذا|مو عارفه اذا|ما بعرف اذا|ما منعرف اذا',
  /** It may be over, or said for fun: an allergy is asked for. */
  doubt:
    'ruled out|rules out|ruled it out|results for|results come|results are due|results pending|awaiting results|waiting for results|waiting for the results|waiting on results|getting tested|being tested|to be tested|yet to be tested|not confirmed|unconfirmed|not diagnosed|شاكين|شاك|شاكه|نشك|ناطرين النتيجه|ننتظر النتيجه|ننطر النتيجه|بانتظار النتيجه|ما تاكدنا|لسا ما تاكدنا|ما تاكدت|مفكر|مفكره|كنت مفكر|كنت مفكره|كنت احسب|كنا نحسب|كنت اظن|كنا نظن|typo|by mistake|entered wrong|negative|came back negative|tested negative|test negative|سلبي|سلبيه|طلع سلبي|طلعت سلبيه|النتيجه سلبيه|نفاها|نفاه|نفت|نفي وجود|استبعدها|ليست حساسيه|شفيت|شفي|شفيت من|تعافيت من|برئت|خفيت من|used to|used to be|used to have|outgrew|outgrown|grew out of|as a kid|as a child|when i was a kid|when i was little|when i was young|when i was a child|when he was little|when she was little|as a baby|childhood|misdiagnosed|test came back clear|test was clear|tests came back clear|all clear|طلع سليم|طلع التحليل سليم|طلعت النتيجه سليمه|wrong diagnosis|diagnosis was wrong|turned out wrong|turned out fine|turned out not|false alarm|تشخيص غلط|التشخيص غلط|تشخيص خطا|التشخيص خطا|طلع غلط|طلعت غلط|lol|lmao|rofl|haha|hahaha|jk|kidding|just kidding|joking|joke|suspected|suspect|كان عندي|كان عنده|كان عندها|كانت عندي|كانت عنده|كنت|كان فيني|راحت|اختفت|تعافيت|وانا صغير|وانا صغيره|وهو صغير|وهي صغيره|وانا طفل|امزح|بمزح|نمزح|بهزر|مزح|هه|ه',
  /** What a food does to someone; behind it, a word that is not known may be an illness. */
  does: inOne(
    DOES_TO,
    'makes me|makes him|makes her|makes us|makes my|made me|made him|made her|made my|gives me|gives him|gives her|gives my|gave me|gave him|gave her|gave my|leaves me|left me|puts me|put me|sends me|sent me|turns me|turned me|keeps me|does to me|causes|caused|results in|leads to|ended up|end up|ends up|landed me|lands me|' +
      'يوديني|توديني|بيوديني|بتوديني|وداني|ودتني|يخليني احس|يجيب لي|تجيب لي|يجيبلي|تجيبلي|بيجيبلي|بتجيبلي|بيجبلي|بتجبلي|جابلي|جابتلي|يعمل لي|تعمل لي|بيعملي|بتعملي|بيعمللي|بتعمللي|بيعملوا لي|بيعملولي|عملي|عملتلي|عملولي|يسوي لي|تسوي لي|يسوون لي|يسوولي|سوالي|سوتلي|بيطلعلي|بتطلعلي|طلعلي|طلعله|طلعلها|يطلعلي|تطلعلي|طلع له|طلع لها|طلع لي|تجيني|يجيني|جاني|جتني|يصيبني|تصيبني|يخلي',
  ),
  /** `no problem with nuts` is no refusal. */
  harmless: inOne(
    SAFE,
    'no trouble with|no reaction to|never had a reaction to|never reacted to|doesnt react to|dont react to|no bad reaction to|dont bother me|doesnt bother me|dont hurt me|doesnt hurt me|wont hurt me|dont upset me|dont affect me|doesnt affect me|never bothered me|tolerates|no problem eating|can safely eat|tested negative for|is safe for me|are safe for me|ما يتعبني|ما تتعبني|ما يسوي لي شي|ما تسوي لي شي|ما يصير لي شي|ما يسبب لي شي|ما تسبب لي شي|ما بيضرني|مبيضرنيش|مبيتعبنيش|ما عمري تحسست من|عمري ما تحسست من|ما عليه شي|ما عليها شي|no problem with|no problems with|no issue with|no issues with|dont have a problem with|dont have any problem with|have no problem with|has no problem with|not a problem|fine with|is fine with|im fine with|ok with|okay with|good with|dont mind|doesnt mind|do not mind|can tolerate|can handle|ما عندي مشكله مع|ما عندي مشكله في|ما عندي مشكله ب|ما عندي مشكله من|ما عندي مشكله|ما عندنا مشكله مع|ما عندنا مشكله|ماعندي مشكله مع|ماعندي مشكله|معنديش مشكله مع|معنديش مشكله|معنديش مشكله في|مفيش مشكله مع|مفيش مشكله في|ما في مشكله مع|مافي مشكله مع|ما فيه مشكله مع|لا مشكله مع|لا مشكله لدي مع|لا مانع من|ما عندي مانع من|عادي عندي|عادي اكل|ما يضرني|ما تضرني|ما يضروني|ما تضروني|ما يضرونني|ما يضره|ما يضرها|ما يضرنا|ما يضرهم|ما تضره|ما تضرها|ما يضرك|ما يتعبوني|ما يأثرون علي|ما ياثرون علي|ما يأثر علي|ما ياثر علي',
  ),
  /** Illnesses without a rule of their own. */
  illness: ILLNESSES,
  /** Behind a food it may be an illness. */
  bad: BAD,
  /** Eaten before, so it is not wanted again. */
  before:
    'days running|days straight|straight days|weeks straight|week straight|in a row|days in a row|twice this week|every day this week|all month|for days|for a week|yesterday|last night|the other day|all week|امس|البارحه|البارح|مبارح|امبارح|ليله امس|طول الاسبوع',
  /** A refusal for the sake of health: an allergy is asked for. */
  safety:
    'تحاليلي بينت|التحاليل بينت|التحليل بين|تحليلي بين|الفحوصات بينت|الفحص بين|فحوصاتي بينت|التحاليل اظهرت|التحليل اظهر|الفحوصات اظهرت|blood work|test results|lab results|lab tests|تحليل|تحاليل|التحاليل|الفحص|فحص|فحوصات|الفحوصات|نتيجه التحليل|نتايج التحاليل|doctor|doctors|doc|dr|paediatrician|pediatrician|dietitian|dietician|nutritionist|allergist|nurse|gp|medical|medic|physician|الدكتور|دكتور|دكتوري|دكتورتي|دكتوره|الدكتوره|الطبيب|طبيب|طبيبه|طبيبي|اخصائيه التغذيه|اخصائي التغذيه|to be safe|just to be safe|to be on the safe side|on the safe side|just in case|play it safe|for safety|for safety reasons|for health reasons|for medical reasons|medically|medical reasons|health reasons|doctors orders|doctor orders|on doctors orders|by order of the doctor|احتياط|احتياطا|للاحتياط|للامان|عشان السلامه|لاسباب صحيه|لسبب صحي|بامر الدكتور|بامر الطبيب|اوامر الدكتور|الدكتور قال|خوفا من',
  /** No food, though one may be allergic to it. */
  nonfood:
    'انف|بالانف|الانف|جيوب|الجيوب|جيوب انفيه|موسميه|حساسيه موسميه|حساسيه الانف|حساسيه بالانف|حساسيه الجيوب|حساسيه صدر|حساسيه جلديه|seasonal allergies|seasonal allergy|spring allergies|spring allergy|skin allergy only|grass|metal|makeup|detergent|smoke|insects|mosquito|mosquitoes|mosquito bites|ibuprofen|amoxicillin|sulfa|panadol|الشمس|عشب|بعوض|ناموس|دخان|pollen|dust|dust mites|cat|cats|dog|dogs|pets|latex|penicillin|antibiotics|aspirin|bee|bees|bee stings|wasp|hay fever|mold|mould|nickel|perfume|غبار|قطط|القطط|كلاب|بنسلين|لقاح|حبوب لقاح|نحل|عطور|مضاد حيوي',
  weather: WEATHER,
  free: 'free',
  quiz: QUIZ,
  with:
    GENEROUS +
    '|with|w|w/|plus|add|adding|extra|more|lots of|lot of|plenty of|use|using|including|include|includes|has|have|contains|containing|some|topped with|on top|' +
    'مع|فيه|فيها|فيهم|فيهن|به|بها|بهم|وياه|ويا|زود|زيد|زيدوا|زياده|اكثر|يحتوي علي|تحتوي علي|يحتوي|تحتوي|مكون من',
  want:
    'شو يطلع|شو يطلع منهم|شو بيطلع|شو يطلع منها|ايش يطلع|وش يطلع|ايه يطلع|شو بيطلع معي|ما اقول لا|ما اقول لا ل|ما بقول لا|ما بقول لا ل|ما ارفض|ما برفض|لا ارفض|ما نرفض|مقدرش ارفض|wouldnt refuse|would never refuse|never refuse|dont refuse|cant refuse|cannot refuse|cant say no to|cannot say no to|could never say no to|is there no|are there no|why no|why is there no|no decent|no good|do you have no|dont you have|dont you have any|havent you got|havent you any|die without|ill die without|id die without|dead without|cant do without|cannot do without|lost without|not complete without|nothing without|ما يكمل بدون|ما تكمل بدون|ما يصير بدون|ما اعيش بدون|what about|how about|is there|are there|can i|could i|can we|could we|what can|what should|what do|what|which|suggest|recommend|ideas for|show me|find me|شو|وش|شنو|ايش|ايه|اقترح|اقترحوا|بتقترحوا|nuts about|nuts for|crazy about|mad about|obsessed with|addicted to|big fan of|in love with|live for|cant get enough of|cannot get enough of|cant live without|cannot live without|cant resist|cannot resist|chahiye|chaiye|gusto|gusto ko|gusto namin|only|just|adore|adores|devour|devours|worship|worships|inhales|demolishes|fav|fave|favourite|favorite|favourites|weakness for|soft spot for|partial to|in the mood for|up for|fancy|fancying|hankering for|jonesing for|craving for|gimme|wanna|wanna have|wanna eat|hit me with|feed me|bring me|serve me|make us|cook us|get us|give us|want|wants|wanted|like|likes|love|loves|loving|prefer|prefers|crave|craving|give me|id like|id love|i would like|would like|would love|looking for|feel like|feeling like|need|needs|get me|make me|make|cook|fan of|instead|' +
    inOne(WANTING, LIKING) +
    '|مشتهي|مشتهيه|خاطري|خاطري في|نفسي في|نفسي|هات|هاتي|هاتوا|هاتو|هاتلي|هاتولي|جهز|جهزوا|جهزلي|عطني|عطوني|عطنا|اعطني|جيب|جيبوا|سو|سوي|سولي|سوولنا|اطبخ|نطبخ|محتاج|محتاجه|بدالها|اعشق|نعشق|بعشق|مدمن|مدمنه|مجنون|مجنونه|ما استغني عن|ما اقدر استغني عن|ما اقدر اعيش بدون|ما اقاوم|ما اقدر اقاوم|ما بقدر قاوم|يموت علي|يموت في|تموت علي|تموت في|نموت علي|نموت في|اموت في|اموت علي|بموت في|بموت علي|بموت ب|اموت ب',
  but: 'but|however|though|although|yet|because|cause|since|so|then|while|whereas|لكن|ولكن|بس|انما|لان|لاني|عشان|علشان|فقط|وبس|بينما',
  and: 'and|n|as well as|و|وايضا|وبعد',
  or: 'or|او|والا|أو|يا',
  /** Between wishes it is `or`, after a refusal `nor`. */
  nor: 'ولا',
  also: 'also|too|as well|neither|either|ايضا|كذلك|كمان|بعد|وكذلك|كذا',
  /** Whose object follows: `allergic to`, `حساسية من`. */
  link: 'مناكل|باكل|بناكل|بياكل|بتاكل|لما باكل|لما بياكل|لما بتاكل|شم|اشم|يشم|تشم|لمس|المس|يلمس|ذاق|اذوق|smells|smell|smelling|touch|touches|touching|bite|bite of|a bite of|one bite of|bites|bites into|sniffs|tastes a|contact with|exposed to|exposure to|traces of|trace of|a trace of|even a trace of|to|from|of|because of|against|when|after|if|whenever|towards|eating|eat|ate|eats|when i eat|when she eats|when he eats|if i eat|after eating|if she eats|if he eats|when they eat|من|منه|ضد|تجاه|اذا|لو|كل ما|بعد ما|من اكل|اذا اكلت|لما|لما اكل|لما ياكل|لما تاكل|عند اكل|عند|اكل|ناكل|تناول|اكلت|كلت|ياكل|تاكل|كليت|بعد اكل|بعد تناول',
  fine: 'never a problem|never a bother|never an issue|never any trouble|works great|works fine|works well|works for me|works ok|works okay|goes down well|go down well|goes down fine|go down fine|are ok again|is ok again|ok again|fine again|is no trouble|are no trouble|does nothing to me|do nothing to me|does no harm|do no harm|is a yes|are a yes|i eat daily|i eat every day|i eat by the bucket|totally fine|completely fine|perfectly fine|absolutely fine|just fine|all fine|no problem at all|all good|are totally fine|is totally fine|are completely fine|is completely fine|are perfectly fine|is perfectly fine|are okay|is okay|are alright|is alright|alright|are all right|is all right|are safe|is safe|are no problem|is no problem|are no issue|is no issue|are not an issue|is not an issue|isnt an issue|arent an issue|are no bother|is no bother|are not a problem|is not a problem|are allowed|is allowed|are good|is good|ok|okay|fine|is ok|is fine|are fine|are ok|allowed|works|good|great|please|pls|plz|عادي|عاديه|اوكي|تمام|ما فيه مشكله|مسموح|لو سمحت|لو سمحتوا|بليز|رجاء|من فضلك',
  /** The one it is said of does not eat along. */
  absent: ABSENT,
  /** What was said last was wrong. */
  correction:
    'oh wait no|wait no|no wait|oh wait|hold on no|no hold on|scratch that|sorry i meant|i meant|sorry i mean|correction|my mistake|oops|قصدي|اقصد|لا قصدي|عفوا قصدي|اسف قصدي|قصدت|كنت اقصد|غلطت',
  included: 'included|inclusive|especially|specially|such as|خاصه|خصوصا|مثل|بما فيها|بما فيه|شامل',
} as const

/** These may stand behind what they leave out: `nuts no`, «الفول السوداني ممنوع». */
export const BEHIND = inOne(
  FORBIDDEN,
  'ماله داعي|مالها داعي|ما له داعي|ما لها داعي|ما فيه داعي|ماله لزوم|مالها لزوم|ما له لزوم|مب ضروري|مو ضروري|مش ضروري|نصحني بالحذر منه|بالحذر منه|بالحذر منها|بالحذر منهم|isnt good for|arent good for|is not good for|are not good for|isnt safe for|arent safe for|is not safe for|are not safe for|isnt recommended|is not recommended|left off|left out|taken out|taken off|removed|skipped|is history|are history|and i broke up|and i split up|and i parted ways|arent allowed|are not allowed|struck from the menu|struck off the menu|has been struck from the menu|can stay in the fridge|can stay out|can stay away|can stay in the shop|is a crime|are a crime|is too heavy|are too heavy|is too much for me|absolutely not|bilkul nahi|bilkul nahin|did me dirty|has done me dirty|have done me dirty|keeps me up|keeps me up all night|keeps mum up|keeps mom up|keeps dad up|keeps him up|keeps her up|are banned|is banned|was banned|is outlawed|are outlawed|are not welcome|is not welcome|isnt welcome|arent welcome|never enters our house|doesnt enter our house|محرم عليها|محرمه عليها|محرمين عليها|محرمين عليه|محرمين علي|محرمين علينا|محرمه علينا|محرم علينا|بطلناه|بطلناها|بطلتها|بطلته|ما تدخل بيتنا|ما يدخل بيتنا|ما تدخل البيت|ما يدخل البيت|خلوه عندكم|خلوها عندكم|خلوه عندكن|خليه عندك|ارموه بعيد|ارموها بعيد|ارموه|ارموها|مغضوب عليه|مغضوب عليها|ما يقرب بيتنا|طلقناه|طلقته|ما له مكان|ماله مكان|مالها مكان|isnt my thing|is not my thing|not my thing|arent my thing|are not my thing|not my favourite|not my favorite|isnt my favourite|isnt my favorite|no thanks|no thank you|nope|nah|no way|forbidden|banned|off limits|no go|nogo|not good for|bad for|is not my friend|isnt my friend|not my friend|no friend of mine|is my enemy|my enemy|is not for me|isnt for me|not for me|are not for me|arent for me|is a no|are a no|is a hard no|are a hard no|a hard no|hard no|hard pass|big no|a strict no|strict no|a no no|no no|off the menu|out of the question|dont get along|doesnt get along|does not get along|dont mix|doesnt mix|does not love me|doesnt love me|dont love me|doesnt work for me|dont work for me|doesnt agree|dont agree|doesnt|does not|dont|pasand nahi|pasand nahin|nahi khata|nahi khati|nahi khate|nahi|nahin|ما يحبني|ما تحبني|ما بيحبني|ما يتوافق معي|ما يركب معي|ما يمشي معي|ما يمشي معاي|ما يمشي وياي|ما يجوز لي|ما ينفعني|ما ينفع معي|عدوي|عدوتي|يضرني|تضرني|مضر لي|بيضرني|بتضرني|سم لي|mana hai|bawal|isnt allowed|is not allowed|not ok|is not ok|isnt ok|not okay|goes right through me|go right through me|runs through me|repeat on me|repeats on me|are not friends|arent friends|not friends|are enemies|enemies|not on speaking terms|gross|disgusting|disgusts me|no|never|not allowed|cant eat|cant have|cannot eat|can not eat|cannot have|dont eat|dont want|dont like|do not like|doesnt like|doesnt eat|hate|hates|leave it out|keep away|away|away from me',
  'لا|ممنوع',
  negated(LIKING),
  negated(EATING),
  negated(WANTING),
  negated(ABLE),
  negated(pairs(ABLE, AND_EAT)),
  negated(BEARING),
)

/** What is behind them is left out of what is said: `no fish except salmon`. */
export const EXCEPTIONS =
  'except|except for|other than|apart from|aside from|besides|save for|anything except|everything except|الا|ما عدا|عدا|باستثناء|غير'

/** Instead of the first food behind them, the second is wanted. */
export const SWAPS =
  'sub|subbing|switch|switch out|trade|exchange|swap|swap out|replace|replacing|substitute|instead of|بدل|بدال|عوضا عن'

/** With `yesterday` next to them, what was eaten is not wanted again. */
export const EATEN =
  'weve had|ive had|weve eaten|ive eaten|been eating|weve been eating|ive been eating|ate|eaten|had|have had|ordered|cooked|made|had it|اكلت|كلت|كليت|اكلنا|كلينا|تعشينا|تغدينا|تعشيت|تغديت|طبخنا|طبخت|سوينا|سويت|طلبنا|طلبت|عملت|عملنا'

/** Words that point back to a food. */
export const POINTERS = 'them|it|they|those|these|that|this|which|منه|منها'

export type Cue = keyof typeof CUES

/** The sentence says that there is none. */
export const NO_ALLERGY = inOne(
  NO_ALLERGY_AR,
  'not because of allergy|not because of an allergy|not because of allergies|not due to allergy|not due to an allergy|not for allergy|not an allergy thing|not allergy|not allergies|not out of allergy|not for health reasons|not medical|مب عشان حساسيه|مو عشان حساسيه|مش عشان حساسيه|مو بسبب حساسيه|مش بسبب حساسيه|zero allergies|no dietary restrictions|no dietary requirements|no diet restrictions|no restrictions|no restriction|without restrictions|no allergies or intolerances|no intolerances or allergies|no allergies or restrictions|no allergies nor intolerances|no special diet|no special requirements|ما عندي موانع|ما عندنا موانع|بدون موانع|بلا موانع|الحساسيه مب موضوعي|الحساسيه مو موضوعي|allergic to nothing|allergic to none|not intolerant|not intolerant to|isnt intolerant|not sensitive to|no intolerance|no intolerances|not lactose intolerant|no allergy|no allergies|not allergic|no food allergies|no known allergies|without allergies|isnt allergic|is not allergic|arent allergic|nobody is allergic|no one is allergic|none of us is allergic|am not allergic|im not allergic|no longer allergic|not really allergic|dont have allergies|dont have any allergies|do not have any allergies|dont have an allergy|doesnt have allergies|have no allergies|no any allergy|not an allergy|' +
    'ما عندي حساسيه|ماعندي حساسيه|ليس لدي حساسيه|ليست لدي حساسيه|لا توجد حساسيه|لا يوجد حساسيه|مافي حساسيه|ما في حساسيه|ما عندنا حساسيه|ليس لدينا حساسيه|بدون حساسيه|لا حساسيه|ما عنده حساسيه|ما عندها حساسيه|مب حساسيه|مو حساسيه|ما فيني حساسيه|ما عندي اي حساسيه|مب متحسس|مب متحسسه|مو متحسسه|مش متحسس|مش متحسسه|مو حساسيه|مش حساسيه|ما نتحسس|ما يتحسس|ما تتحسس|مبتحسسش|مو متحسس|ما اتحسس|معنديش حساسيه|ماعنديش حساسيه|مفيش حساسيه|لا اعاني من حساسيه|ما عندي حساسيات|no allergic|not allergic to anything',
)
