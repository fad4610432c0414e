import type { Language } from '#shared/language.ts'
import { TextPage, type PageText } from './text-page.tsx'

const TEXT: Record<Language, PageText> = {
  en: {
    title: 'Terms',
    lead: 'What you and Sufra agree to when you order. Written to be read.',
    sections: [
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'You log in with a mobile number and a code that we send by WhatsApp. Whoever has the code can act for you, so do not share it. One person has one account. You must be at least 18 years old to order.',
        ],
      },
      {
        id: 'plans',
        title: 'Meal plans',
        paragraphs: [
          'A plan runs in cycles of 28 days. Each cycle holds four weeks of delivery days with the meals of your plan, cooked by the kitchen you chose.',
          'Until the kitchen’s cut-off, usually 18:00 two days before, you can change dishes or skip the day. After the cut-off the kitchen has bought and begun, and the day can no longer be changed.',
          'A day you skip in time is given back to you. Meals that were given back can be used until 20 days after the end of their cycle.',
        ],
      },
      {
        id: 'prices',
        title: 'Prices and payment',
        paragraphs: [
          'Prices are in UAE dirhams and include 5% VAT. Before you confirm, the bill shows every line: the plan, dietary extras and delivery. We charge what the bill says.',
          'The first cycle is charged on its start date and each further cycle when it begins, by the method you chose, until you cancel. You get a tax invoice for every payment. If a payment fails, we tell you and cook nothing until it succeeds.',
        ],
      },
      {
        id: 'cancel',
        title: 'Cancelling and refunds',
        paragraphs: [
          'You can cancel a plan at any time in your dashboard. Before you confirm, we show the last day that stays, the first delivery that falls away and the amount that goes back.',
        ],
        points: [
          'Days that are not used and not yet past their cut-off are refunded, each at its share of what you paid, to where the payment came from.',
          'Days past their cut-off are still cooked and delivered.',
          'If a delivery fails through a fault of ours or of the kitchen, tell us: the day is given back or refunded, as you prefer.',
        ],
      },
      {
        id: 'chefs',
        title: 'Private chefs',
        paragraphs: [
          'A request costs nothing. Accepting a quote takes a deposit of 30% of its total, and the rest is due after the event.',
          'Until 72 hours before the event you can cancel and get the whole deposit back, or move the event free of charge. Later the deposit is kept, unless the chef waives it. If the chef cancels, you get the whole deposit back.',
        ],
      },
      {
        id: 'allergies',
        title: 'Allergies',
        paragraphs: [
          'Kitchens cook many dishes in one room, so traces can never be ruled out. If an allergy can endanger you, talk to the kitchen before you order.',
        ],
      },
      {
        id: 'law',
        title: 'Law and disputes',
        paragraphs: [
          'The law of the United Arab Emirates applies, and nothing here limits the rights it gives to consumers. Please write to us first: most things can be settled in a day. Otherwise you can turn to the consumer protection department of your emirate.',
        ],
      },
    ],
  },
  ar: {
    title: 'الشروط',
    lead: 'ما نتفق عليه معك عند الطلب، بلغة واضحة.',
    sections: [
      {
        id: 'account',
        title: 'حسابك',
        paragraphs: [
          'تدخل برقم هاتفك المتحرك ورمز نرسله عبر واتساب. من يملك الرمز يتصرف باسمك، فلا تشاركه مع أحد. لكل شخص حساب واحد، ويُشترط ألا يقل عمرك عن 18 عامًا.',
        ],
      },
      {
        id: 'plans',
        title: 'خطط الوجبات',
        paragraphs: [
          'تسير الخطة في دورات مدة كل منها 28 يومًا. تضم كل دورة أربعة أسابيع من أيام التوصيل بوجبات خطتك، يطهوها المطبخ الذي اخترته.',
          'يمكنك تغيير الأطباق أو تخطي اليوم حتى موعد إغلاق المطبخ، وهو عادةً الساعة 18:00 قبل يومين. بعده يكون المطبخ قد اشترى المكونات وبدأ العمل، فلا يمكن تغيير اليوم.',
          'اليوم الذي تتخطاه في الوقت المحدد يعود إليك، ويمكن استخدام الوجبات المعادة حتى 20 يومًا بعد نهاية دورتها.',
        ],
      },
      {
        id: 'prices',
        title: 'الأسعار والدفع',
        paragraphs: [
          'الأسعار بالدرهم الإماراتي وتشمل ضريبة القيمة المضافة بنسبة 5%. قبل التأكيد تعرض الفاتورة كل بند: الخطة والإضافات الغذائية والتوصيل، ونخصم ما تنص عليه الفاتورة.',
          'تُخصم الدورة الأولى في تاريخ بدئها، وكل دورة لاحقة عند بدايتها، بالطريقة التي اخترتها، إلى أن تلغي الاشتراك. تصلك فاتورة ضريبية عن كل دفعة. وإذا تعذّرت دفعة أخبرناك ولا نطهو شيئًا حتى تنجح.',
        ],
      },
      {
        id: 'cancel',
        title: 'الإلغاء واسترداد المبالغ',
        paragraphs: [
          'يمكنك إلغاء الخطة في أي وقت من لوحتك. وقبل التأكيد نعرض آخر يوم يبقى لك، وأول توصيل يسقط، والمبلغ الذي يعود إليك.',
        ],
        points: [
          'الأيام غير المستخدمة التي لم يمر موعد إغلاقها تُعاد قيمتها، كل يوم بنصيبه مما دفعت، إلى وسيلة الدفع نفسها.',
          'الأيام التي مر موعد إغلاقها تُطهى وتوصَّل كالمعتاد.',
          'إذا تعذّر التوصيل بسبب خطأ منا أو من المطبخ فأخبرنا: يعود إليك اليوم أو قيمته، كما تفضل.',
        ],
      },
      {
        id: 'chefs',
        title: 'الطهاة الخاصون',
        paragraphs: [
          'تقديم الطلب مجاني. عند قبول عرض سعر تُدفع دفعة مقدمة قدرها 30% من إجماليه، ويُستحق الباقي بعد المناسبة.',
          'حتى 72 ساعة قبل المناسبة يمكنك الإلغاء واسترداد الدفعة كاملة، أو نقل الموعد مجانًا. بعد ذلك تُحتجز الدفعة ما لم يتنازل عنها الشيف. وإذا ألغى الشيف تُعاد إليك الدفعة كاملة.',
        ],
      },
      {
        id: 'allergies',
        title: 'الحساسية الغذائية',
        paragraphs: [
          'تُعدّ المطابخ أطباقًا كثيرة في مكان واحد، فلا يمكن استبعاد وجود آثار من المواد المسببة للحساسية. إذا كانت حساسيتك خطرة فتحدث إلى المطبخ قبل الطلب.',
        ],
      },
      {
        id: 'law',
        title: 'القانون والنزاعات',
        paragraphs: [
          'يسري قانون دولة الإمارات العربية المتحدة، ولا يحدّ أي مما ورد هنا من الحقوق التي يمنحها للمستهلك. يُرجى مراسلتنا أولًا، فمعظم الأمور تُحل في يوم واحد. وإلا فيمكنك اللجوء إلى إدارة حماية المستهلك في إمارتك.',
        ],
      },
    ],
  },
}

export const TermsPage = () => <TextPage text={TEXT} changedOn="2026-11-01" />
