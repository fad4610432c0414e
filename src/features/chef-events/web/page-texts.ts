import { defineTexts } from '#shared/language.ts'

/** The page of chef hiring, apart from its form. */
export const pageTexts = defineTexts(
  {
    hero: {
      title: 'Hire a private chef',
      lead: 'Describe the event once. Chefs who are free that day answer with a menu and a price for each guest.',
      action: 'Describe your event',
      ticks: {
        deposit: '30% deposit books the chef',
        move: 'Free to move until 72 hours before',
        emirates: 'All seven emirates',
      },
    },
    steps: {
      title: 'From request to table',
      list: {
        send: {
          title: 'Send your request',
          text: 'Two minutes. It goes to chefs who cook your cuisines and are free that day.',
        },
        compare: {
          title: 'Compare quotes',
          text: 'Menu, price for each guest and what is included, side by side.',
        },
        deposit: {
          title: 'Pay a 30% deposit',
          text: 'It books your chef. The other quotes close.',
        },
        sit: {
          title: 'Sit down with your guests',
          text: 'The chef shops, cooks, serves and cleans. You pay the balance after the event.',
        },
      },
      policy: 'Move or cancel free up to 72 hours before. Inside 72 hours a fee may apply.',
    },
    prices: {
      title: 'A guest costs about',
      lead: 'Accepted quotes, last 90 days, groceries and VAT in it',
      guests: (least: number, most: string) => `${least} to ${most}`,
    },
    testimonials: {
      title: 'What hosts say',
      stars: (count: number) => `${count} of 5 stars`,
      by: (chef: string, day: string) => `Cooked by chef ${chef}, ${day}`,
    },
    faq: {
      title: 'Questions about private chefs',
      list: {
        payment: {
          question: 'When do I pay?',
          answer:
            'Nothing with the request. When you accept a quote, a deposit of 30% confirms the booking. The rest is due after the event.',
        },
        changes: {
          question: 'Can I move or cancel my event?',
          answer:
            'Yes, free of charge up to 72 hours before it begins. Inside 72 hours a fee may apply.',
        },
        lead: {
          question: 'How far ahead should I ask?',
          answer:
            '7 to 14 days for small events, and 3 to 4 weeks for large ones. You can still ask later: even for today, but fewer chefs may be free.',
        },
        identity: {
          question: 'How do you know who comes to my home?',
          answer:
            'Every individual chef proves their identity before they may cook: we check the Emirates ID and a selfie taken with it.',
        },
      },
    },
  },
  {
    hero: {
      title: 'طلب شيف خاص',
      lead: 'صف مناسبتك مرة واحدة، ويرد الطهاة المتاحون في ذلك اليوم بقائمة وسعر لكل ضيف.',
      action: 'وصف المناسبة',
      ticks: {
        deposit: 'الحجز بدفعة مقدمة 30%',
        move: 'تغيير الموعد مجانًا حتى 72 ساعة قبلها',
        emirates: 'الإمارات السبع كلها',
      },
    },
    steps: {
      title: 'من الطلب إلى السفرة',
      list: {
        send: {
          title: 'إرسال الطلب',
          text: 'دقيقتان فقط، ثم يصل إلى الطهاة الذين يجيدون مطابخك وهم متاحون في ذلك اليوم.',
        },
        compare: {
          title: 'مقارنة العروض',
          text: 'القائمة والسعر لكل ضيف وما يشمله، جنبًا إلى جنب.',
        },
        deposit: {
          title: 'دفع 30% مقدمًا',
          text: 'تحجز الشيف لك، وتُغلق العروض الأخرى.',
        },
        sit: {
          title: 'الجلوس مع ضيوفك',
          text: 'الشيف يتسوق ويطبخ ويقدّم وينظّف، ويُدفع الباقي بعد المناسبة.',
        },
      },
      policy: 'تغيير الموعد أو الإلغاء مجاني حتى 72 ساعة قبل المناسبة، وقد تُطبَّق رسوم بعد ذلك.',
    },
    prices: {
      title: 'تكلفة الضيف تقريبًا',
      lead: 'عروض قُبلت في آخر 90 يومًا، شاملة المشتريات والضريبة',
      guests: (least: number, most: string) => `من ${least} إلى ${most}`,
    },
    testimonials: {
      title: 'ماذا يقول المضيفون',
      stars: (count: number) => `${count} من 5 نجوم`,
      by: (chef: string, day: string) => `من مطبخ الشيف ${chef}، ${day}`,
    },
    faq: {
      title: 'أسئلة عن الشيف الخاص',
      list: {
        payment: {
          question: 'متى أدفع؟',
          answer:
            'لا تدفع شيئًا عند الطلب. وعند قبول عرض تؤكد دفعة مقدمة قدرها 30% الحجز، ويُستحق الباقي بعد المناسبة.',
        },
        changes: {
          question: 'هل يمكنني تغيير موعد مناسبتي أو إلغاؤها؟',
          answer: 'نعم، مجانًا حتى 72 ساعة قبل بدايتها. وخلال آخر 72 ساعة قد تُطبَّق رسوم.',
        },
        lead: {
          question: 'متى ينبغي أن أطلب؟',
          answer:
            'قبل 7 إلى 14 يومًا للمناسبات الصغيرة، و3 إلى 4 أسابيع للكبيرة. ويمكن الطلب بعد ذلك، حتى لليوم نفسه، لكن قد يقل عدد الطهاة المتاحين.',
        },
        identity: {
          question: 'كيف تتحققون ممن يدخل بيتي؟',
          answer:
            'يثبت كل شيف مستقل هويته قبل أن يُسمح له بالطبخ: نتحقق من الهوية الإماراتية وصورة شخصية معها.',
        },
      },
    },
  },
)
