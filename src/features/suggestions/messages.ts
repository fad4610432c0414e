import { defineTexts, plural } from '#shared/language.ts'

const MINUTES_AR = {
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
}

const INGREDIENTS_AR = {
  one: 'مكوّن واحد',
  two: 'مكوّنين',
  few: '# مكوّنات',
  many: '# مكوّنًا',
  other: '# مكوّن',
}

export const messages = defineTexts(
  {
    refusals: {
      suggestion_required: 'Please choose a suggestion',
      servings_invalid: 'Please choose between 1 and 10 servings',
      rating_invalid: 'Please give one to five stars',
      equipment_unknown: 'Please choose equipment from the list',
      kcal_out_of_range: 'Please choose between 1,200 and 5,000 kcal a day',
      macro_invalid: 'Please choose between 0 and 800 g',
      minutes_out_of_range: 'Please choose between 10 and 120 minutes',
      budget_out_of_range: 'Please choose between AED 10 and AED 300',
      heat_out_of_range: 'Please choose how hot it may be',
      grams_invalid: 'Please give an amount between 1 g and 50 kg',
      too_many_pantry_items: 'The pantry holds up to 100 ingredients',
      targets_need_adult:
        'Targets for energy and nutrients are for adults. Please confirm your age or leave them empty.',
      macros_exceed_energy: 'These grams hold more energy than the calories you have set.',
      plan_needed: 'You need an active subscription to save meal suggestions',
      suggestion_over: 'This suggestion is no longer current. Please reload the page.',
      suggestion_accepted: 'You have accepted this meal. Please undo that first.',
      no_replacements_left:
        'You have used all your available replacements. Would you like to refresh all meal suggestions?',
      no_other_dish:
        'No other dish fits all your wishes today. Fewer wishes would leave more to choose from.',
      no_dish_fits:
        'No dish fits your allergies and diets. Please look at your wishes: allergies are never set aside.',
      nothing_to_restore: 'There is nothing to bring back.',
      dish_not_safe: 'This dish does not fit the allergies or diets of your household.',
      week_days_invalid: 'Please choose between 1 and 7 days',
      leftovers_invalid: 'Please choose up to 7 lunches',
      meal_accepted: 'You have accepted this meal. Please take it back first.',
      already_cooked: 'This meal was cooked and stays in your list.',
      drafts_off: 'Recipes are not drafted here: no language model is set up.',
      too_many_drafts: 'You can keep 20 drafted recipes. Please delete one first.',
      draft_allergy_unclear:
        'This speaks of an allergy that we do not know. Please enter it in your household first.',
      draft_late: 'No recipe came back in time. Please try again.',
      draft_unfit:
        'What came back was no recipe of ingredients that we know. Please ask otherwise.',
      draft_unsafe:
        'What came back does not fit the allergies, diets or kitchen of your household, so it was thrown away.',
      draft_raw: 'What came back left food raw that must be cooked, so it was thrown away.',
      draft_amounts: 'What came back had amounts that make no serving, so it was thrown away.',
      draft_steps: 'What came back had steps missing, so it was thrown away.',
    },
    drafts: {
      mark: 'Drafted by a language model for you alone, and cooked by nobody yet. Nutrients, allergens and price are computed from its ingredients by our own rules.',
    },
    recipe: {
      batches: (count: number) => `Cook in ${count} equal batches so the pan isn’t crowded.`,
    },
    relaxed: {
      window: 'A dish of the last days comes again: too few others fit.',
      cuisines: 'Some dishes are from other cuisines than yours.',
      minutes: 'Some dishes take longer than you wished.',
      macros: 'The nutrients are further from your targets than usual.',
      budget: 'These dishes cost more than your budget.',
    },
    unmet: (wishes: string) => `Not met: ${wishes}.`,
    reasons: {
      protein: (grams: string) => `${grams} g more protein than the next best`,
      fat: (grams: string) => `${grams} g less fat than the next best`,
      cheaper: (amount: string) => `AED ${amount} less than the next best`,
      pantry: (ingredient: string) => `Uses ${ingredient} from your pantry`,
      pack: (ingredient: string) => `Uses up the pack: ${ingredient}`,
      cuisine: (cuisine: string) => `${cuisine}, one of your cuisines`,
      minutesOf: (minutes: number, most: number) => `${minutes} of your ${most} minutes`,
      minutes: (minutes: number) => `On the table in ${minutes} minutes`,
      quicker: (minutes: number) =>
        `${plural('en', minutes, { one: '# minute', other: '# minutes' })} quicker than the next best`,
      fewer: (count: number) =>
        `${plural('en', count, { one: '# ingredient', other: '# ingredients' })} fewer than the next best`,
      ingredients: (count: number) =>
        `Made of ${plural('en', count, { one: '# ingredient', other: '# ingredients' })}`,
      taste: 'Close to what you have enjoyed',
      onTarget: (kcal: string) => `On your target, about ${kcal} kcal`,
    },
  },
  {
    refusals: {
      suggestion_required: 'يُرجى اختيار اقتراح',
      servings_invalid: 'يُرجى اختيار عدد حصص بين 1 و10',
      rating_invalid: 'يُرجى اختيار نجمة إلى خمس نجوم',
      equipment_unknown: 'يُرجى اختيار الأدوات من القائمة',
      kcal_out_of_range: 'يُرجى اختيار ما بين 1200 و5000 سعرة يوميًا',
      macro_invalid: 'يُرجى اختيار ما بين 0 و800 غ',
      minutes_out_of_range: 'يُرجى اختيار ما بين 10 دقائق و120 دقيقة',
      budget_out_of_range: 'يُرجى اختيار ما بين 10 و300 درهم',
      heat_out_of_range: 'يُرجى اختيار درجة الحرارة المقبولة',
      grams_invalid: 'يُرجى إدخال كمية بين 1 غ و50 كغ',
      too_many_pantry_items: 'تتسع المؤونة لما يصل إلى 100 مكوّن',
      targets_need_adult:
        'أهداف الطاقة والعناصر الغذائية للبالغين. يُرجى تأكيد العمر أو تركها فارغة.',
      macros_exceed_energy: 'تحمل هذه الغرامات طاقة أكثر من السعرات المحددة.',
      plan_needed: 'يلزم اشتراك ساري المفعول لحفظ اقتراحات الوجبات',
      suggestion_over: 'لم يعد هذا الاقتراح ساريًا. يُرجى إعادة تحميل الصفحة.',
      suggestion_accepted: 'سبق اعتماد هذه الوجبة. يُرجى التراجع عن ذلك أولًا.',
      no_replacements_left:
        'استُخدمت جميع مرات الاستبدال المتاحة. هل تود تحديث جميع اقتراحات الوجبات؟',
      no_other_dish: 'لا يوجد طبق آخر يناسب جميع رغباتك اليوم. تقليل الرغبات يوسّع الاختيار.',
      no_dish_fits:
        'لا يوجد طبق يناسب الحساسيات والحميات المحددة. يُرجى مراجعة الرغبات، فالحساسية لا نتجاوزها أبدًا.',
      nothing_to_restore: 'لا يوجد ما يمكن استعادته.',
      dish_not_safe: 'لا يناسب هذا الطبق حساسيات أسرتك أو حمياتها.',
      week_days_invalid: 'يُرجى اختيار ما بين يوم واحد و7 أيام',
      leftovers_invalid: 'يُرجى اختيار 7 وجبات غداء على الأكثر',
      meal_accepted: 'سبق اعتماد هذه الوجبة. يُرجى التراجع عن ذلك أولًا.',
      already_cooked: 'طُهيت هذه الوجبة وستبقى في قائمتك.',
      drafts_off: 'لا تُعدّ مسودات الوصفات هنا، إذ لم يُضبط نموذج لغوي.',
      too_many_drafts: 'يمكن الاحتفاظ بـ 20 مسودة. يُرجى حذف واحدة أولًا.',
      draft_allergy_unclear: 'تذكر هذه الجملة حساسية لا نعرفها. يُرجى إدخالها في بيانات الأسرة أولًا.',
      draft_late: 'لم تصل وصفة في الوقت المناسب. يُرجى المحاولة مرة أخرى.',
      draft_unfit: 'لم تصل وصفة من مكونات نعرفها. يُرجى صياغة الطلب بشكل آخر.',
      draft_unsafe: 'لا تناسب الوصفة التي وصلت حساسيات أسرتك أو حمياتها أو مطبخها، فاستُبعدت.',
      draft_raw: 'تركت الوصفة التي وصلت طعامًا نيئًا يجب طهيه، فاستُبعدت.',
      draft_amounts: 'لا تصلح كميات الوصفة التي وصلت لحصة واحدة، فاستُبعدت.',
      draft_steps: 'تنقص الوصفة التي وصلت خطوات، فاستُبعدت.',
    },
    drafts: {
      mark: 'مسودة أعدّها نموذج لغوي لك وحدك، ولم يطبخها أحد بعد. تُحسب القيم الغذائية ومسببات الحساسية والسعر من مكوناتها وفق قواعدنا.',
    },
    recipe: {
      batches: (count: number) =>
        `يُطهى على ${plural('ar', count, { two: 'دفعتين متساويتين', few: '# دفعات متساوية', other: '# دفعة متساوية' })} كي لا تمتلئ المقلاة.`,
    },
    relaxed: {
      window: 'يتكرر طبق من الأيام الأخيرة، فالأطباق الأخرى المناسبة قليلة.',
      cuisines: 'بعض الأطباق من مطابخ غير مطابخك المفضلة.',
      minutes: 'تحتاج بعض الأطباق وقتًا أطول مما أردت.',
      macros: 'القيم الغذائية أبعد عن أهدافك من المعتاد.',
      budget: 'تكلفة هذه الأطباق أعلى من ميزانيتك.',
    },
    unmet: (wishes: string) => `لم يتحقق: ${wishes}.`,
    reasons: {
      protein: (grams: string) => `بروتين أكثر بمقدار ${grams} غ من البديل التالي`,
      fat: (grams: string) => `دهون أقل بمقدار ${grams} غ من البديل التالي`,
      cheaper: (amount: string) => `أوفر بمقدار ${amount} درهم من البديل التالي`,
      pantry: (ingredient: string) => `يستفيد مما في مؤونتك: ${ingredient}`,
      pack: (ingredient: string) => `يستهلك العبوة كاملة: ${ingredient}`,
      cuisine: (cuisine: string) => `طبق ${cuisine}، من مطابخك المفضلة`,
      minutesOf: (minutes: number, most: number) =>
        `${plural('ar', minutes, MINUTES_AR)} من أصل ${most}`,
      minutes: (minutes: number) => `يجهز خلال ${plural('ar', minutes, MINUTES_AR)}`,
      quicker: (minutes: number) =>
        `أسرع بمقدار ${plural('ar', minutes, MINUTES_AR)} من البديل التالي`,
      fewer: (count: number) =>
        `أقل بمقدار ${plural('ar', count, INGREDIENTS_AR)} من البديل التالي`,
      ingredients: (count: number) => `يتكوّن من ${plural('ar', count, INGREDIENTS_AR)}`,
      taste: 'قريب مما أعجبك',
      onTarget: (kcal: string) => `ضمن هدفك، نحو ${kcal} سعرة`,
    },
  },
)
