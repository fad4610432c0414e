import { defineTexts, plural } from '#shared/language.ts'

const mealsEn = (count: number) => plural('en', count, { one: '# meal', other: '# meals' })
const mealsAr = (count: number) =>
  plural('ar', count, {
    zero: 'بلا وجبات',
    one: 'وجبة واحدة',
    two: 'وجبتان',
    few: '# وجبات',
    many: '# وجبة',
    other: '# وجبة',
  })
const daysAr = (count: number) =>
  plural('ar', count, {
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  })

export const messages = defineTexts(
  {
    features: {
      title: 'Everything on one table',
      meals: {
        title: 'Daily meals',
        text: 'Pick a plan and a kitchen. Lunch and dinner arrive at your door, five days a week.',
        from: 'From',
        everyCycle: 'every 4 weeks',
        action: 'See meal plans',
      },
      chefs: {
        title: 'Private chefs',
        text: 'Describe your event once. Chefs answer with a menu and a price for each guest.',
        note: 'A 30% deposit books the chef',
        action: 'Hire a private chef',
      },
      whatsapp: {
        title: 'WhatsApp login',
        text: 'Your number and a six-digit code open your account. There is no password to remember.',
        note: 'Deliveries and quotes arrive there too',
        action: 'Login with WhatsApp',
      },
    },
    plans: {
      title: 'One price, every meal counted',
      lead: 'A cycle is 28 days. Skip a day before the cut-off and it comes back to you.',
      cadence: (meals: number, days: number) => `${mealsEn(meals)} a day, ${days} days a week`,
      everyCycle: 'every 4 weeks',
      // As the specification words the price of an AI plan.
      perMonth: 'per month (every 4 weeks)',
      mealsInAll: mealsEn,
      aMeal: 'a meal',
      noRestaurant: 'No restaurant is open yet',
      mostPopular: 'Most Popular',
      choose: (name: string) => `Choose ${name}`,
      custom: 'Custom pricing',
      startingFrom: 'starting from',
      getQuote: 'Get custom quote',
      explore: 'Explore all meal plans',
      loading: 'Loading the plans',
      failed: 'The plans did not load',
      failedLead: 'Nothing is lost. Please try again.',
    },
    ai: {
      title: 'Ideas for the days you cook',
      lead: 'An AI plan picks dishes from what you like and never against your allergies. You cook them, step by step.',
      addOns: 'Optional add-ons',
      anOrder: 'an order',
      explore: 'Explore AI meal plans',
    },
    taste: {
      title: 'Make it yours',
      lead: 'Tick what you like to eat. It stays on this device and is sent nowhere.',
      cuisines: 'Cuisines',
      diets: 'Diets',
      action: 'Explore meal plans',
    },
    month: {
      title: 'How 4 weeks work',
      steps: {
        plan: {
          title: 'Choose a plan and a kitchen',
          text: 'We show who delivers to your area, their menu, and the whole bill before you pay.',
        },
        dishes: {
          title: 'Pick your dishes by 18:00',
          text: 'Two days ahead. Forgot? Your own rule decides: skip the day, repeat last week, or the kitchen picks.',
        },
        ledger: {
          title: 'Every day is accounted for',
          text: 'Delivered, skipped or given back: your ledger always adds up, and unused days return as money.',
        },
      },
      example: 'An example: Full Day',
      span: '4 weeks',
      weekdays: 'Mon Tue Wed Thu Fri Sat Sun',
      states: {
        delivered: 'Delivered',
        next: 'Next',
        planned: 'Planned',
        skipped: 'Skipped, day returned',
      },
    },
    chef: {
      title: 'An evening you only host',
      lead: 'A private chef shops, cooks, serves and cleans. You sit with your guests.',
      ticks: {
        quotes: 'Compare menus and prices for each guest',
        deposit: 'A 30% deposit books your chef, the rest is due after the event',
        move: 'Free to move or cancel until 72 hours before',
      },
      action: 'Hire a private chef',
      formTitle: 'Request a private chef',
      formLead: 'Two minutes, nothing to pay now.',
    },
    promo: {
      title: 'No password. Just WhatsApp.',
      lead: 'We send a six-digit code to your number. It also tells you when your meal leaves the kitchen.',
      action: 'Login with WhatsApp',
      code: 'Your Sufra code is',
      delivery: 'Your lunch is on its way. It arrives between 12:40 and 13:00.',
    },
    faq: {
      title: 'Questions people ask',
      list: {
        meal: {
          question: 'Can I choose my meals, or does the kitchen?',
          answer:
            'You choose, up to 18:00 two days before each delivery. If you choose nothing, the restaurant picks for you within your household’s diets, allergies and dislikes. Your plan can also skip such a day and keep it, or repeat last week.',
        },
        chef: {
          question: 'How does hiring a private chef work?',
          answer:
            'Describe your event: date, guests, cuisines and place. Chefs answer with quotes. When you accept one, a deposit of 30% confirms the booking, and the rest is due after the event.',
        },
        requirements: {
          question: 'What do I need to apply as a chef or a business?',
          answer:
            'An individual chef needs an Emirates ID, a selfie with it and a bank account document. A licensed food business needs its trade licence, the Emirates ID of its representative and a business bank document.',
        },
        whatsapp: {
          question: 'Why do you ask for my WhatsApp number?',
          answer:
            'It is your login: we send a six-digit code there instead of asking for a password. It also carries what you need to know about your deliveries and quotes. Offers come only if you agree to them.',
        },
      },
    },
  },
  {
    features: {
      title: 'كل شيء على سفرة واحدة',
      meals: {
        title: 'وجبات يومية',
        text: 'اختيار الخطة والمطبخ، ثم يصل الغداء والعشاء إلى بابك خمسة أيام في الأسبوع.',
        from: 'ابتداءً من',
        everyCycle: 'كل 4 أسابيع',
        action: 'عرض خطط الوجبات',
      },
      chefs: {
        title: 'طهاة خاصون',
        text: 'صف مناسبتك مرة واحدة، ويرد الطهاة بقائمة وسعر لكل ضيف.',
        note: 'الحجز بدفعة مقدمة 30%',
        action: 'طلب شيف خاص',
      },
      whatsapp: {
        title: 'الدخول عبر واتساب',
        text: 'رقمك ورمز من ستة أرقام يفتحان حسابك، بلا كلمة مرور.',
        note: 'وتصلك عبره أخبار التوصيل والعروض',
        action: 'الدخول عبر واتساب',
      },
    },
    plans: {
      title: 'سعر واحد، وكل وجبة محسوبة',
      lead: 'مدة الدورة 28 يومًا. عند تخطّي يوم قبل الموعد النهائي يعود إلى رصيدك.',
      cadence: (meals: number, days: number) =>
        `${mealsAr(meals)} يوميًا، ${daysAr(days)} في الأسبوع`,
      everyCycle: 'كل 4 أسابيع',
      perMonth: 'شهريًا (كل 4 أسابيع)',
      mealsInAll: mealsAr,
      aMeal: 'للوجبة',
      noRestaurant: 'لا يوجد مطعم مفتوح بعد',
      mostPopular: 'الأكثر طلبًا',
      choose: (name: string) => `اختيار خطة «${name}»`,
      custom: 'حسب الطلب',
      startingFrom: 'ابتداءً من',
      getQuote: 'طلب عرض سعر',
      explore: 'استكشاف جميع خطط الوجبات',
      loading: 'جارٍ تحميل الخطط',
      failed: 'تعذّر تحميل الخطط',
      failedLead: 'لم تفقد شيئًا. يُرجى إعادة المحاولة.',
    },
    ai: {
      title: 'أفكار لأيام الطبخ في البيت',
      lead: 'تختار الخطة الذكية أطباقًا مما تحب، ومن دون ما لديك حساسية منه. والطبخ لك، خطوة بخطوة.',
      addOns: 'خدمات إضافية اختيارية',
      anOrder: 'لكل طلب',
      explore: 'استكشاف خطط الوجبات الذكية',
    },
    taste: {
      title: 'على ذوقك',
      lead: 'حدّد أطعمتك المفضلة. يبقى اختيارك على هذا الجهاز ولا يُرسل إلى أي مكان.',
      cuisines: 'المطابخ',
      diets: 'الحميات',
      action: 'استكشاف خطط الوجبات',
    },
    month: {
      title: 'كيف تسير الأسابيع الأربعة',
      steps: {
        plan: {
          title: 'اختيار الخطة والمطبخ',
          text: 'نعرض المطابخ التي توصل إلى منطقتك وقوائمها، والفاتورة كاملة قبل الدفع.',
        },
        dishes: {
          title: 'اختيار الأطباق قبل 18:00',
          text: 'قبل يومين من التوصيل. وعند النسيان تُطبَّق قاعدتك: تخطّي اليوم، أو تكرار الأسبوع الماضي، أو اختيار المطبخ.',
        },
        ledger: {
          title: 'كل يوم محسوب',
          text: 'ما وصل وما تُخطّي وما أُعيد: سجلّك متطابق دائمًا، والأيام غير المستخدمة تعود مبلغًا.',
        },
      },
      example: 'مثال: يوم كامل',
      span: '4 أسابيع',
      weekdays: 'ن ث ر خ ج س ح',
      states: {
        delivered: 'تم التوصيل',
        next: 'التالي',
        planned: 'مخطَّط',
        skipped: 'تم تخطّيه، وأُعيد اليوم',
      },
    },
    chef: {
      title: 'أمسية بلا عناء المطبخ',
      lead: 'يتسوّق الشيف الخاص ويطبخ ويقدّم وينظّف، والجلسة لك ولضيوفك.',
      ticks: {
        quotes: 'مقارنة القوائم والأسعار لكل ضيف',
        deposit: 'دفعة مقدمة 30% تحجز الشيف، والباقي بعد المناسبة',
        move: 'تغيير الموعد أو الإلغاء مجانًا حتى 72 ساعة قبل المناسبة',
      },
      action: 'طلب شيف خاص',
      formTitle: 'طلب شيف خاص',
      formLead: 'دقيقتان فقط، ولا يوجد ما يُدفع الآن.',
    },
    promo: {
      title: 'بلا كلمة مرور، عبر واتساب فقط',
      lead: 'نرسل رمزًا من ستة أرقام إلى رقمك، ونخبرك حين تغادر وجبتك المطبخ.',
      action: 'الدخول عبر واتساب',
      code: 'رمز التحقق من سُفرة هو',
      delivery: 'غداؤك في الطريق إليك، ويصل بين 12:40 و13:00.',
    },
    faq: {
      title: 'أسئلة شائعة',
      list: {
        meal: {
          question: 'هل أختار وجباتي أم يختارها المطبخ؟',
          answer:
            'الاختيار لك حتى الساعة 18:00 قبل يومين من كل توصيل. وإن لم تختر شيئًا يختار المطعم لك ضمن حميات أسرتك وحساسيتها وما لا تحبه. ويمكن لخطتك أيضًا تخطّي ذلك اليوم مع الاحتفاظ به، أو تكرار الأسبوع الماضي.',
        },
        chef: {
          question: 'كيف يُحجز الشيف الخاص؟',
          answer:
            'صف مناسبتك: التاريخ والضيوف والمطابخ والمكان، ويرد الطهاة بعروض أسعار. عند قبول عرض تؤكد دفعة مقدمة قدرها 30% الحجز، ويُستحق الباقي بعد المناسبة.',
        },
        requirements: {
          question: 'ما المطلوب للتقديم كشيف أو منشأة؟',
          answer:
            'يحتاج الشيف المستقل إلى الهوية الإماراتية وصورة شخصية معها ومستند الحساب البنكي. وتحتاج المنشأة الغذائية المرخّصة إلى رخصتها التجارية والهوية الإماراتية لممثلها ومستند بنكي للمنشأة.',
        },
        whatsapp: {
          question: 'لماذا يُطلب رقم واتساب؟',
          answer:
            'هو وسيلة الدخول: نرسل إليه رمزًا من ستة أرقام بدل كلمة المرور، ويصلك عبره ما يخص توصيلاتك وعروض الأسعار. ولا تصلك العروض الترويجية إلا بموافقتك.',
        },
      },
    },
  },
)
