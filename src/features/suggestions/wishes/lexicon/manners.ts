import { pairs } from './pairs.ts'
import { inOne } from './words.ts'

/** Ways to say that enough is enough. */
export const DISLIKES = inOne(
  pairs(
    'enough|had enough|more than enough|done|so done|finished|through|had it|had it up to here|over it|gone off|went off|go off|going off|off|put off|been put off|totally off|cant face|cannot face|cant look at|cant see another|dont fancy|dont feel like|not feeling|not craving|not up for|not in the mood|no mood|not big|not huge|not mad|not crazy|not keen|not too keen|not sold|meh|fed up|sick|sick and tired|tired|bored|weary|overdosed|oded',
    'with|of|on|for|about|to death of|eating|having',
  ),
  'gone off|went off|go off|going off|cant face|cannot face|cant look at|dont fancy|doesnt fancy|dont feel like|doesnt feel like|cant be doing with|loathe|loathes|detest|detests|despise|despises|abhor|cannot abide|cant abide|turned off by|puts me off|put me off|makes me gag|make me gag|not my thing|isnt my thing|not my favourite|not my favorite|least favourite|no love for|zero love for|no fan of|never liked|never been a fan of|dont really like|dont really love|dont much like|dont particularly like|not particularly fond of|not too fond of|picky about|fussy about|cant get into|tastes like soap',
  pairs(
    'كفايه|كفانا|كفايه علينا|خلصنا|خلاص|خلاص من|زهقت|زهقنا|زهجت|مليت|ملينا|طفشت|طفشنا|عفت|عفنا|شبعت|شبعنا|تعبنا|قرفت|قرفنا|انسدت نفسي|نفسي انسدت|مصدود|مصدوده|مصدوم|سئمت|سئمنا|اكتفيت|اكتفينا',
    'من|عن|',
  ),
  pairs(
    'ما لي|مالي|ما لنا|مالنا|ماله|ما له|مالها|ما عندي|ماعندي|ما فيني|ماليش|مليش|مالوش|ملوش|مالهاش|ما الي|ما اله|ما الها',
    'خلق|نفس|مزاج|خاطر|بال|رغبه|غرض|مره|بخلق|في',
  ),
  pairs(
    'مب|مو|مش|ما|ماني|لست|مني|مهب',
    'مشتهي|مشتهيه|مشتهين|جاي علي بالي|جاي ع بالي|طالع نفسي|هاوي|هاويه|متحمس|متحمسه|راغب|راغبه|طايق|طايقه|طايقين',
  ),
  pairs(
    'ما|لا|مش|مب|مو',
    'اطيق|يطيق|تطيق|نطيق|بطيق|بيطيق|بتطيق|احتمل|اطيج|اواطن|ادانيه|يداني|تداني|نداني|استلطف|يستلطف|تستلطف|استطعم|يستطعم|استسيغ|يستسيغ',
  ),
)

/** What leaves out without a word of refusal. */
export const REFUSALS = inOne(
  'ماله داعي|مالها داعي|ما له داعي|ما لها داعي|ما فيه داعي|ما في داعي|ما في داعي ل|ماله لزوم|مالها لزوم|ما له لزوم|مب ضروري|مو ضروري|مش ضروري|مانع عني|مانعه عني|مانع عنه|مانع عنها|منعوا عني|منعت عني|without added|left off|left out|taken out|taken off|removed|sworn off|swore off|swearing off|refrain from|refrain from putting|refrain from adding|spare us|spare us the|spare us from|spare me|outlawed|has outlawed|outlaws|buried|well away from|keep well away from|هاجر|هاجره|هاجرين|هجرت|هجرنا|قاطعين|قاطعينه|تبعدوا عني|تبعدون عني|تبعدوا عن|تبعدون عن|بعدوا عني|بعدوا عن|صوموا عن|صايمين عن|عن طريقي|bas mo|bas mu|bas mub|bas mob|bas mish|bas msh|bas mush|bas la|devoid of|void of|lacking|lacking any|empty of|free of any|free of all|with zero|with none of|none of the|none of that|minus any|minus all|skipping|skipping the|no traces of|zero traces of|no hint of|not one bit of|kept out|keep out|bar the|absent|is off|are off|hes off|shes off|been off|sub|subbing|switch|switch out|trade|exchange|hold off on|hold off|go without|going without|do without|can do without|make it without|cooked without|made without|sans|nix|nix the|86 the|omit|omit the|omits|lose|no thank you to|no to|say no to|saying no to|pass on|passing on|pass on the|give the|refuse|refuses|refuse to eat|refuses to eat|refuses to touch|wont go near|cant go near|dont go near|keep the|spare me the|scrap|scrap the|leave off|leave off the|stay off|keep off|nothing containing|nothing that has|nothing that contains|nothing from|free from|must be free of|should not contain|shouldnt contain|must not contain|mustnt contain|doesnt contain|does not contain|dont include|do not include|doesnt include|doesnt have|without any|not a single|not even a bit of|not a trace of|off the|not using|dont use|do not use|not touching|dont serve|do not serve|dont suggest|do not suggest|dont recommend|dont show me|stop showing me|stop showing|stop suggesting me|stop recommending|stop offering|stop giving me|stop sending me|then no|stop suggesting|no need of|dont bother with|do not bother with|rather not have|would rather not have|id rather not have|rather not|rather avoid|prefer not to have|prefer not to eat|prefer no|prefer without|can we not do|can we not have|lets not do|lets not have|please not|not again|as long as its not|as long as it isnt|so long as its not|provided its not|just not|only not|all but|iwas muna sa|iwas sa|huwag lagyan ng|huwag lalagyan|wala sanang|walang kahit anong|ke bina|ke bagair|ke baghair|baghair|mat dena|mat do|mat daalna|nahi khana|nahi khate hum|nahi chaiye',
  pairs(
    'لا|ما|بلا|بدون|مب|مو',
    'تحط|تحطون|تحطين|تحطوا|تضيف|تضيفوا|تضيفون|تستخدم|تستخدموا|تستعمل|تكتر|تكثر|تكثرون|يكون فيه|يكون فيها|تكون فيه|تكون فيها|يحتوي|تحتوي|يحتوي علي|تحتوي علي|ينحط|ينحط فيه|تقترح|تقترحوا|تعطيني|تعطوني|تجيب|تجيبون|تجيبوا|اي|ذره|ولا ذره|اشوف|نشوف|ادخل|يدخل فيه|فيه|فيها',
  ),
  'منع عني|منعني من|منعتني من|مانعني من|مانعيني من|منعوني من|منع عنه|منعه من|منعها من|حرمني من|حارمني من|بعيد عن|بعيدا عن|ابعدوني عن|ابعدني عن|ابعدوا عن|ابعدوا عني|ابعد عني|ابعدونا عن|استبدلوا|استبدل|استبدلي|بدلوا|بدلولي|غيروا|غيرولي|غيري|قطعت|قطعنا|صايم عن|صايمه عن|صايمين عن|ممتنع عن|ممتنعه عن|امتنعت عن|متوقف عن|متوقفه عن|توقفت عن|بطلت اكل|بطلت|مستغني عن|مستغنيه عن|في غني عن|ولا شي فيه|ولا شي في|ولا شي فيها|متحطش|ماتحطش|متحطوش|ماتحطوش|متحطيش|من غير ما تحط|من غير ما تحطوا|مايكونش فيه|ميكونش فيه|ميكونش فيها|مفيهوش|مفيهاش|مافيهوش|مافيهاش|ما بدنا|مابدنا|مابدي|ما بدي|استثني|استثنوا|استثناء|خلوها بدون|خلها بدون|خليها بدون|خليه بدون|خله بدون|نشيل|اشيل|يشيل|شيلي منه|شيل منه|شيل منها|يكون خالي من|تكون خاليه من|يخلو من|تخلو من|خلوه من|منغير|بدو ن|بدن',
)

/** `low sodium`, «قليل الملح»: no wish for what is next to them, but a limit. */
export const LESS = inOne(
  'low|lower|low in|lower in|less|lesser|less of|reduced|reduce|reduce the|little|a little|little bit of|a little bit of|very little|only a little|just a little|a tiny bit of|a touch of|a hint of|light on|lighter on|go light on|light in|easy on|go easy on|take it easy on|not much|not a lot of|not too much|not so much|not that much|without too much|without much|without a lot of|not loaded with|not heavy on|dont go heavy on|minimal|cut back on|cutting back on|cut down on|cutting down on|watching my|sparing with|fewer|kam|kaunting|to a minimum|to the minimum|at a minimum|as little as possible|hardly any|barely any|hardly|barely|next to no|scarcely any|no more than a little|half the|only half the',
  'تقلل|تقللون|تقللوا|تقللي|يقلل|نقلل|اقلل|مقلل|مقلله|تخفف|تخففون|تخففوا|نخفف|اخفف|يخفف|ينقص|تنقص|تنقصون|تنقصوا|ننقص|نقص|نقصوا|نقصي|انقص|انقصوا|قليل|قليله|قليل من|القليل من|قليل في|منخفض|منخفضه|مخفض|مخفضه|مخفف|مخففه|ناقص|خفيف من|خفيفه من|اقل|باقل|قلل|قللوا|قللي|قللولي|قللي من|قلل من|خفف|خففوا|خففي|خفف من|خففوا من|تقليل|بدون كثره|من غير كثره|بدون وايد|مو وايد|مب وايد|مو كثير|مب كثير|مش كتير|مش كثير|ما يكون كثير|ما فيه وايد|ما فيه كثير',
)

/** With them there is more of it. */
export const GENEROUS =
  'لا تبخلون|لا تبخل|لا تبخلوا|لا تبخلون في|dont skimp on|do not skimp on|dont hold back on|dont be shy with|go heavy on|heavy on|be generous with|generous with|load up on|loaded with|load it with|packed with|full of|bursting with|stuffed with|filled with|covered in|smothered in|drowning in|swimming in|heaps of|loads of|tons of|ton of|dollop of|side of|served with|along with|double|triple|extra extra|بزياده|كثر|كثروا|اكثروا|كتر|كتروا|مليان|مليانه|غرقان|محشي ب'

/** A question of knowledge wishes for nothing: it is reported. */
export const QUIZ =
  'which came first|what came first|who came first|which comes first|difference between|the difference between|whats the difference between|how many calories in|how many calories are in|how much protein in|how much protein is in|how much is a|is it true|is it true that|do you know that|did you know|did you know that|who invented|history of|origin of|where does|where do|why is|why are|why do|why does|fun fact|tell me a joke|joke about|a joke about|riddle|what is the plural of|how do you spell|how to spell|how do you say|whats the word for|meaning of|what does it mean|مين جا قبل|مين اجا قبل|مين جه الاول|مين جاء اول|من جاء اولا|من جاء قبل|منو جا قبل|منو ياي قبل|مين الاول|من الاول|ايهما اول|ايهما جاء اولا|ايهما اسبق|الفرق بين|شو الفرق بين|وش الفرق بين|ايش الفرق بين|ايه الفرق بين|ما الفرق بين|كم سعره في|كم سعره حراريه في|نكته عن|قولي نكته|هل صحيح ان|معني كلمه|شو يعني|يعني ايه|وش معني'

/** May stand behind what someone can't have. */
/** `okra is the one thing I don't eat` */
const ONE_THING = pairs(
  pairs(
    'is|are',
    'the one thing|the only thing|the one food|the only food|something|one thing|the one thing that|something that',
  ),
  pairs(
    'i|we|he|she|they',
    'dont eat|do not eat|doesnt eat|never eat|never eats|wont eat|cant eat|cannot eat|cant have|avoid|avoids|dont touch|doesnt touch|hate|hates|cant stand',
  ),
)

export const FORBIDDEN = inOne(
  ONE_THING,
  pairs(
    'مش|مو|مب|ما|غير|ليس|مهو',
    'مسموح|مسموحه|مسموحلي|مسموح لي|مسموح له|مسموح لها|مسموحله|مسموحلها|مسموحلنا|مسموح لنا',
  ),
  'خطر علي|خطره علي|خطير علي',
  'mana kiya|mana kiya hai|mana kar diya|mana kia hai|mana kia|mana he|allowed nahi|allow nahi|nahi kha sakta|nahi kha sakti|nahi kha sakte|nahi de sakte|nahi le sakta|nahi le sakti|parhez hai|band hai|nahi pachta|nahi pachti|hazam nahi hota|hazam nahi hoti|suit nahi karta|suit nahi karti|suit nahi hota|is off limits|are off limits|off limits|is off the menu|are off the menu|is off the table|are off the table|off the table|is out of the question|bawal po|di ako pwede|di ako pwede sa|hindi po ako pwede sa|di po pwede|di pwede sa|hindi pwede sa|ay bawal|hindi kaya|di kaya|hindi pwede|di pwede|never again|never ever again|never touching again|no longer an option|not an option|isnt an option|a no go|a big no|a nono|nope nope|big nope|strictly no|strictly off|strictly forbidden|not for him|not for her|not for us|isnt for him|isnt for her|not for my|dont sit well|hate me|hates me|hated me|and i are enemies|and i fight|and i dont mix|and i dont get along|and me dont get along|and i do not get along|and i dont get on|and i dont agree|and i arent friends|disagrees|disagree|disagreed with me|disagrees with him|disagrees with her|disagree with him|disagree with her|ممنوعين عني|ممنوعين عنه|ممنوعين عنها|ممنوعين علي|ممنوعين عليه|ممنوعين عليها|ممنوعين عندي|ممنوعين لي|ممنوعات عني|ممنوعات عنه|ممنوعات عنها|ممنوعات علي|ممنوعات عليه|ممنوعات عليها|ممنوعات عندي|ممنوعات لي|ممنوعه عني|ممنوعه عنه|ممنوعه عنها|ممنوعه علي|ممنوعه عليه|ممنوعه عليها|ممنوعه عندي|ممنوعه لي|ممنوعان عني|ممنوعان عنه|ممنوعان عنها|ممنوعان علي|ممنوعان عليه|ممنوعان عليها|ممنوعان عندي|ممنوعان لي|ممنوعين|ممنوعات|ممنوعه|ممنوع عني|ممنوع عليه|ممنوع عليها|ممنوع عنه|ممنوع عنها|ممنوعه عليه|ممنوعه عليها|ممنوعه عني|محظور|محظور علي|محظوره|محرم علي|محرم عليه|محرمه علي|ما تجوز لي|ما يجوز له|ما يجوز لها|ما ينفعه|ما ينفعها|ما بينفعني|مبينفعنيش|مبينفعش معايا|ما ينفعش|ما بيناسبني|ما بيناسبه|مبيناسبنيش|ما بيمشي معي|ما بيمشي معاي|ما بيركب معي|ما بيظبط معي|ما يظبط معي|ما يتوافق معه|ما تتوافق معي|ما يلائمني|لا يلائمني|لا يناسبني|لا تناسبني|لا يناسبه|خط احمر|مضر لي|مضره لي|مضر له|يضره|يضرها|تضره|تضرها|مسموم|سم لي|سم له|سم لابني|عدوي|عدوه|خطر عليه|خطر عليها|خطر علي ابني|خطر علي بنتي|خطر علينا|خطيره علي|خطيره عليه',
)
