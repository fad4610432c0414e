import type { Language } from '#shared/language.ts'
import { TextPage, type PageText } from './text-page.tsx'

const TEXT: Record<Language, PageText> = {
  en: {
    title: 'UAE compliance',
    lead: 'The rules that apply to food, prices, payments and data in the United Arab Emirates, and what we do to keep them.',
    sections: [
      {
        id: 'food',
        title: 'Food and licences',
        paragraphs: [
          'Food is governed by Federal Law No. 10 of 2015 on food safety and by the food authority of each emirate, such as Dubai Municipality and ADAFSA in Abu Dhabi.',
        ],
        points: [
          'A kitchen is listed only with a trade licence that covers preparing food and with the food permit of its emirate.',
          'Private chefs show their Emirates ID and are checked by a person before they may send quotes. A food business also shows its trade licence.',
          'Ingredients, allergens and nutrition stand beside every dish.',
        ],
      },
      {
        id: 'vat',
        title: 'VAT and invoices',
        paragraphs: [
          'Prices shown to consumers include value added tax of 5% (Federal Decree-Law No. 8 of 2017). For every payment we issue a tax invoice in Arabic and English with a number of its own and our tax registration number, and for every refund a tax credit note.',
        ],
      },
      {
        id: 'consumers',
        title: 'Consumers and online trade',
        paragraphs: [
          'Federal Law No. 15 of 2020 on consumer protection and Federal Decree-Law No. 14 of 2023 on trading by modern technological means ask for clear prices, clear terms, a way to complain and a record of each order. You find the terms on this site, the bill before you confirm, and a numbered receipt afterwards.',
        ],
      },
      {
        id: 'payments',
        title: 'Payments',
        paragraphs: [
          'Cards are handled by a certified provider on its own page, so card numbers never reach us. Payment tokens such as USDT fall under the Central Bank’s regulation of payment token services: this method stays switched off wherever it is not permitted.',
        ],
      },
      {
        id: 'data',
        title: 'Data protection',
        paragraphs: [
          'Federal Decree-Law No. 45 of 2021 protects personal data. Consent is off until it is given, is kept with its date, and can be withdrawn in the settings. The privacy page says what we keep and which rights you have.',
        ],
      },
      {
        id: 'access',
        title: 'Access for everyone',
        paragraphs: [
          'We build to WCAG 2.2 level AA, which the UAE’s design system for public services asks for: pages can be used by keyboard and screen reader, in Arabic and English, light and dark, enlarged to 200%. If something stands in your way, tell us and we will mend it.',
        ],
      },
    ],
  },
  ar: {
    title: 'الامتثال في دولة الإمارات',
    lead: 'القواعد السارية على الغذاء والأسعار والمدفوعات والبيانات في دولة الإمارات العربية المتحدة، وما نفعله للالتزام بها.',
    sections: [
      {
        id: 'food',
        title: 'الغذاء والتراخيص',
        paragraphs: [
          'يخضع الغذاء للقانون الاتحادي رقم 10 لسنة 2015 بشأن سلامة الغذاء، ولسلطة الغذاء في كل إمارة، مثل بلدية دبي وهيئة أبوظبي للزراعة والسلامة الغذائية.',
        ],
        points: [
          'لا يُدرج مطبخ إلا برخصة تجارية تشمل إعداد الطعام وبتصريح الغذاء من إمارته.',
          'يقدّم الطهاة الخاصون الهوية الإماراتية ويراجعهم شخص منا قبل السماح لهم بإرسال العروض. وتقدّم المنشأة الغذائية رخصتها التجارية أيضًا.',
          'تظهر المكونات ومسببات الحساسية والقيم الغذائية بجانب كل طبق.',
        ],
      },
      {
        id: 'vat',
        title: 'ضريبة القيمة المضافة والفواتير',
        paragraphs: [
          'تشمل الأسعار المعروضة للمستهلك ضريبة القيمة المضافة بنسبة 5% (المرسوم بقانون اتحادي رقم 8 لسنة 2017). نصدر عن كل دفعة فاتورة ضريبية بالعربية والإنجليزية برقم خاص بها ورقم تسجيلنا الضريبي، وعن كل مبلغ مسترد إشعارًا دائنًا ضريبيًا.',
        ],
      },
      {
        id: 'consumers',
        title: 'المستهلك والتجارة عبر الإنترنت',
        paragraphs: [
          'يشترط القانون الاتحادي رقم 15 لسنة 2020 في شأن حماية المستهلك والمرسوم بقانون اتحادي رقم 14 لسنة 2023 بشأن التجارة من خلال وسائل التقنية الحديثة أسعارًا وشروطًا واضحة وسبيلًا إلى الشكوى وسجلًا لكل طلب. تجد الشروط في هذا الموقع، والفاتورة قبل التأكيد، وإيصالًا مرقمًا بعده.',
        ],
      },
      {
        id: 'payments',
        title: 'المدفوعات',
        paragraphs: [
          'يتولى البطاقات مزود معتمد في صفحته الخاصة، فلا تصل أرقامها إلينا. وتخضع رموز الدفع مثل USDT لنظام خدمات رموز الدفع الصادر عن المصرف المركزي، وتبقى هذه الطريقة متوقفة حيث لا يُسمح بها.',
        ],
      },
      {
        id: 'data',
        title: 'حماية البيانات',
        paragraphs: [
          'يحمي المرسوم بقانون اتحادي رقم 45 لسنة 2021 البيانات الشخصية. الموافقة متوقفة حتى تُمنح، وتُحفظ مع تاريخها، ويمكن سحبها من الإعدادات. وتوضح صفحة الخصوصية ما نحتفظ به وما هي حقوقك.',
        ],
      },
      {
        id: 'access',
        title: 'إتاحة الوصول للجميع',
        paragraphs: [
          'نبني وفق المستوى AA من معيار WCAG 2.2 الذي يطلبه نظام التصميم للخدمات الحكومية في الإمارات: يمكن استخدام الصفحات بلوحة المفاتيح وقارئ الشاشة، بالعربية والإنجليزية، بمظهر فاتح أو داكن، ومع تكبير حتى 200%. إذا أعاقك شيء فأخبرنا ونصلحه.',
        ],
      },
    ],
  },
}

export const CompliancePage = () => <TextPage text={TEXT} />
