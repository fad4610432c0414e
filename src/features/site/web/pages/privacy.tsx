import { PRIVACY_POLICY_VERSION } from '#features/account/rules.ts'
import type { Language } from '#shared/language.ts'
import { retentionLines } from './retention-lines.ts'
import { TextPage, type PageText } from './text-page.tsx'

const TEXT: Record<Language, PageText> = {
  en: {
    title: 'Privacy',
    lead: 'What we keep about you, why, for how long, and what you can ask of us under the UAE’s Personal Data Protection Law (Federal Decree-Law No. 45 of 2021).',
    sections: [
      {
        id: 'what',
        title: 'What we keep',
        paragraphs: ['Only what the service needs:'],
        points: [
          'Your mobile number, by which you log in. Name, e-mail and photo only if you give them. Nobody but you sees the photo.',
          'Delivery addresses with your instructions for the courier.',
          'Plans, dishes, allergies and diets you chose, deliveries, requests to chefs.',
          'Payments and invoices. The number of your card goes straight to the payment provider; we never see it.',
          'The messages we sent you, your settings, and the date of each consent you gave or withdrew.',
        ],
      },
      {
        id: 'why',
        title: 'Why we keep it',
        paragraphs: [
          'To cook for you, deliver, charge the right amount and answer you: that is our contract with you. Invoices we keep because tax law asks for them. Everything else needs your consent, which is off until you switch it on: marketing, sharing with kitchens beyond your order, sharing with third parties.',
        ],
      },
      {
        id: 'who',
        title: 'Who receives it',
        paragraphs: [
          'Your kitchen learns the dishes, the diet and the allergies of an order. The courier learns name, address, phone and instructions. A chef you accept learns what your request says. WhatsApp carries our messages; the payment provider you choose carries out the payment. Nobody else, and nothing is sold.',
        ],
      },
      {
        id: 'long',
        title: 'How long',
        paragraphs: [],
        points: [
          ...retentionLines('en'),
          'Invoices and payments: as long as UAE tax law asks, at present 5 years after the end of the tax period.',
          'Saved cards: until you delete your account. Then the payment provider deletes them, too.',
          'Everything else: until you delete your account. Past orders, payments and star ratings then stay without your name. Three records stay with the number of the account only: who changed what, each consent you gave or withdrew, and who on our team looked at the documents of an application.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'In your settings you can download everything you gave us and we keep about you, and delete your account yourself, at once. For anything else, write to us from the e-mail in your profile or call us. We answer within 30 days, free of charge. You can ask us to:',
        ],
        points: [
          'tell you what we hold about you and to whom it went, and give you a copy;',
          'hand your data to you or to another provider in a form that machines read;',
          'correct what is wrong and erase what is no longer needed;',
          'restrict or stop processing, above all for marketing;',
          'have a decision that a program made looked at by a person;',
          'take note that you withdraw a consent. In the settings this takes effect at once.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        paragraphs: [
          'We set four, all our own: your session, the login in progress, your language and your theme. There is no advertising and no tracker, so there is no banner either.',
        ],
      },
      {
        id: 'safety',
        title: 'How it is protected',
        paragraphs: [
          'Connections are encrypted. Session tokens are stored only as a fingerprint, login codes not at all. Pictures you upload are redrawn, so that the place where they were taken is gone. If your data were ever exposed, we would tell you and the UAE Data Office.',
        ],
      },
      {
        id: 'complaints',
        title: 'Complaints',
        paragraphs: [
          'Our contact stands at the foot of every page. If our answer does not satisfy you, you can complain to the UAE Data Office.',
        ],
      },
    ],
  },
  ar: {
    title: 'الخصوصية',
    lead: 'ما نحتفظ به عنك، ولماذا، وإلى متى، وما يحق لك طلبه بموجب قانون حماية البيانات الشخصية في دولة الإمارات (المرسوم بقانون اتحادي رقم 45 لسنة 2021).',
    sections: [
      {
        id: 'what',
        title: 'ما نحتفظ به',
        paragraphs: ['ما تحتاجه الخدمة فقط:'],
        points: [
          'رقم هاتفك المتحرك الذي تدخل به. أما الاسم والبريد الإلكتروني والصورة فإن قدمتها فقط، ولا يرى الصورة أحد غيرك.',
          'عناوين التوصيل وتعليماتك لمندوب التوصيل.',
          'الخطط والأطباق والحساسية والأنظمة الغذائية التي اخترتها، وعمليات التوصيل، وطلباتك من الطهاة.',
          'المدفوعات والفواتير. يذهب رقم بطاقتك مباشرة إلى مزود الدفع ولا نراه أبدًا.',
          'الرسائل التي أرسلناها إليك، وإعداداتك، وتاريخ كل موافقة منحتها أو سحبتها.',
        ],
      },
      {
        id: 'why',
        title: 'لماذا نحتفظ به',
        paragraphs: [
          'لنطهو لك ونوصل ونخصم المبلغ الصحيح ونجيبك: هذا هو عقدنا معك. ونحتفظ بالفواتير لأن قانون الضرائب يشترطها. وما عدا ذلك يحتاج إلى موافقتك، وهي متوقفة حتى تفعّلها: التسويق، ومشاركة بياناتك مع المطابخ خارج طلبك، ومشاركتها مع أطراف أخرى.',
        ],
      },
      {
        id: 'who',
        title: 'من يتلقاه',
        paragraphs: [
          'يعرف مطبخك أطباق الطلب ونظامه الغذائي وحساسيتك. ويعرف مندوب التوصيل الاسم والعنوان والهاتف والتعليمات. ويعرف الشيف الذي تقبل عرضه ما ورد في طلبك. تنقل واتساب رسائلنا، وينفذ مزود الدفع الذي تختاره عملية الدفع. ولا أحد سواهم، ولا نبيع شيئًا.',
        ],
      },
      {
        id: 'long',
        title: 'إلى متى',
        paragraphs: [],
        points: [
          ...retentionLines('ar'),
          'الفواتير والمدفوعات: المدة التي يشترطها قانون الضرائب الإماراتي، وهي حاليًا 5 سنوات بعد نهاية الفترة الضريبية.',
          'البطاقات المحفوظة: حتى حذف حسابك، ثم يحذفها مزود الدفع أيضًا.',
          'ما عدا ذلك: حتى حذف حسابك. وبعده تبقى الطلبات والمدفوعات السابقة وتقييمات النجوم من دون اسمك. وتبقى ثلاثة سجلات برقم الحساب فقط: من غيّر ماذا، وكل موافقة منحتها أو سحبتها، ومن اطّلع من فريقنا على مستندات طلب الانضمام.',
        ],
      },
      {
        id: 'rights',
        title: 'حقوقك',
        paragraphs: [
          'من الإعدادات يمكنك تنزيل كل ما قدّمته لنا وما نحتفظ به عنك وحذف حسابك بنفسك فورًا. ولغير ذلك راسلنا من البريد المسجل في ملفك أو اتصل بنا. نجيبك خلال 30 يومًا ومجانًا. يمكنك أن تطلب منا:',
        ],
        points: [
          'إخبارك بما لدينا عنك ومن تلقاه، وتزويدك بنسخة منه؛',
          'تسليم بياناتك إليك أو إلى مزود آخر بصيغة مقروءة آليًا؛',
          'تصحيح الخطأ ومحو ما لم يعد لازمًا؛',
          'تقييد المعالجة أو إيقافها، ولا سيما للتسويق؛',
          'أن يراجع إنسان قرارًا اتخذه برنامج؛',
          'سحب موافقتك. ويسري ذلك من الإعدادات فورًا.',
        ],
      },
      {
        id: 'cookies',
        title: 'ملفات الارتباط',
        paragraphs: [
          'نستخدم أربعة ملفات، كلها لنا: جلستك، والدخول الجاري، ولغتك، والمظهر. لا إعلانات ولا متتبعات، ولذلك لا يوجد شريط موافقة.',
        ],
      },
      {
        id: 'safety',
        title: 'كيف نحميه',
        paragraphs: [
          'الاتصالات مشفّرة. تُحفظ رموز الجلسات على هيئة بصمة فقط، ولا تُحفظ رموز الدخول إطلاقًا. نعيد رسم الصور التي ترفعها فيزول منها مكان التقاطها. وإذا انكشفت بياناتك يومًا أخبرناك وأخبرنا مكتب الإمارات للبيانات.',
        ],
      },
      {
        id: 'complaints',
        title: 'الشكاوى',
        paragraphs: [
          'تجد بيانات التواصل أسفل كل صفحة. وإذا لم يرضك جوابنا فيمكنك تقديم شكوى إلى مكتب الإمارات للبيانات.',
        ],
      },
    ],
  },
}

export const PrivacyPage = () => <TextPage text={TEXT} changedOn={PRIVACY_POLICY_VERSION} />
