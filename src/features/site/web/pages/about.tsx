import type { Language } from '#shared/language.ts'
import { TextPage, type PageText } from './text-page.tsx'

const TEXT: Record<Language, PageText> = {
  en: {
    title: 'About Sufra',
    lead: 'A sufra is the cloth that a meal is laid on. Ours reaches from a licensed kitchen to your table, anywhere in the seven emirates.',
    sections: [
      {
        id: 'what',
        title: 'What we do',
        paragraphs: [
          'You choose a meal plan, a kitchen near you and the day it starts. The kitchen cooks, a courier brings it in the window you were told, and you change dishes or skip a day until the kitchen’s cut-off.',
          'For an evening with guests, private chefs send you quotes with a menu and a price for each guest. You compare them side by side and pay a deposit only when you accept one.',
        ],
      },
      {
        id: 'promise',
        title: 'What you can rely on',
        paragraphs: [],
        points: [
          'One price with everything in it. The bill shows each line, and VAT is included.',
          'Every meal you paid for is accounted for: delivered, planned, given back or refunded. The figures always add up.',
          'A skipped day is given back, not lost, as long as you skip before the cut-off.',
          'Allergens and nutrition are worked out from the ingredients, gram by gram, and never typed by hand.',
          'No card number ever reaches our servers.',
        ],
      },
      {
        id: 'plates',
        title: 'Why our dishes are drawn',
        paragraphs: [
          'A photograph shows one plate on its best day. Our plates are drawn from the recipe itself: what you see in the bowl is what the kitchen puts in it.',
        ],
      },
      {
        id: 'contact',
        title: 'Talk to us',
        paragraphs: [
          'Phone and e-mail stand at the foot of every page. People answer in Arabic and English.',
        ],
      },
    ],
  },
  ar: {
    title: 'عن سُفرة',
    lead: 'السفرة هي القماش الذي تُبسط عليه المائدة. وسفرتنا تمتد من مطبخ مرخّص إلى مائدتك في أي من الإمارات السبع.',
    sections: [
      {
        id: 'what',
        title: 'ماذا نقدّم',
        paragraphs: [
          'تختار خطة وجبات ومطبخًا قريبًا منك ويوم البدء. يطهو المطبخ، ويصل مندوب التوصيل في الموعد المحدد، ويمكنك تغيير الأطباق أو تخطي يوم حتى موعد إغلاق المطبخ.',
          'ولأمسياتك مع الضيوف، يرسل إليك طهاة خاصون عروض أسعار تتضمن قائمة الطعام وسعر كل ضيف. تقارن بينها ولا تدفع الدفعة المقدمة إلا عند قبول أحدها.',
        ],
      },
      {
        id: 'promise',
        title: 'ما يمكنك الاعتماد عليه',
        paragraphs: [],
        points: [
          'سعر واحد يشمل كل شيء. تعرض الفاتورة كل بند، وضريبة القيمة المضافة مشمولة.',
          'كل وجبة دفعت ثمنها محسوبة: موصَّلة أو مخططة أو معادة إليك أو مستردة القيمة. والأرقام تتطابق دائمًا.',
          'اليوم الذي تتخطاه يعود إليك ولا يضيع، ما دمت قد تخطيته قبل موعد الإغلاق.',
          'تُحسب مسببات الحساسية والقيم الغذائية من المكونات بالغرام، ولا تُكتب يدويًا.',
          'لا يصل رقم بطاقتك إلى خوادمنا أبدًا.',
        ],
      },
      {
        id: 'plates',
        title: 'لماذا أطباقنا مرسومة',
        paragraphs: [
          'تُظهر الصورة طبقًا واحدًا في أفضل أيامه. أما أطباقنا فمرسومة من الوصفة نفسها: ما تراه في الطبق هو ما يضعه المطبخ فيه.',
        ],
      },
      {
        id: 'contact',
        title: 'تحدث إلينا',
        paragraphs: ['تجد الهاتف والبريد الإلكتروني أسفل كل صفحة. نجيبك بالعربية والإنجليزية.'],
      },
    ],
  },
}

export const AboutPage = () => <TextPage text={TEXT} />
