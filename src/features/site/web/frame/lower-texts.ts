import { defineTexts } from '#shared/language.ts'

/** What stands below the first view or seldom at all: apart from the texts that every page loads. */
export const lowerTexts = defineTexts(
  {
    footer: {
      emirates: 'Dubai, Abu Dhabi, Sharjah, Ajman, Ras Al Khaimah, Fujairah, Umm Al Quwain',
      quickLinks: 'Quick links',
      home: 'Home',
      about: 'About',
      services: 'Services',
      customQuote: 'Custom quote',
      contact: 'Contact',
      whatsApp: 'WhatsApp',
      legal: 'Legal',
      privacy: 'Privacy',
      terms: 'Terms',
      compliance: 'UAE compliance',
      rights: (year: number) => `© ${year} Sufra. Prices in UAE dirhams, VAT included.`,
    },
    newsletter: {
      title: 'Newsletter',
      lead: 'New kitchens and dishes, about twice a month.',
      label: 'Email',
      subscribe: 'Subscribe',
      thanks: 'Thank you. Your address is on our list.',
      consent: 'You agree to receive it. Write to us to leave the list.',
      failed: 'Failed to subscribe. Please try again.',
      website: 'Leave this empty',
    },
    notFound: {
      title: '404 Page Not Found',
      text: "We couldn't find the page you're looking for",
      goBack: 'Go Back',
      goHome: 'Go Home',
    },
    textPage: { contents: 'On this page', changedOn: 'Last changed on' },
  },
  {
    footer: {
      emirates: 'دبي، أبوظبي، الشارقة، عجمان، رأس الخيمة، الفجيرة، أم القيوين',
      quickLinks: 'روابط سريعة',
      home: 'الرئيسية',
      about: 'من نحن',
      services: 'الخدمات',
      customQuote: 'عرض سعر خاص',
      contact: 'تواصل معنا',
      whatsApp: 'واتساب',
      legal: 'قانوني',
      privacy: 'الخصوصية',
      terms: 'الشروط',
      compliance: 'الامتثال في الإمارات',
      rights: (year: number) =>
        `© ${year} سُفرة. الأسعار بالدرهم الإماراتي وتشمل ضريبة القيمة المضافة.`,
    },
    newsletter: {
      title: 'النشرة البريدية',
      lead: 'مطابخ وأطباق جديدة، نحو مرتين في الشهر.',
      label: 'البريد الإلكتروني',
      subscribe: 'اشتراك',
      thanks: 'شكرًا لك. أضفنا عنوانك إلى القائمة.',
      consent: 'بالاشتراك توافق على تلقيها. راسلنا لمغادرة القائمة.',
      failed: 'تعذّر الاشتراك. يُرجى إعادة المحاولة.',
      website: 'يُرجى ترك هذا الحقل فارغًا',
    },
    notFound: {
      title: 'الصفحة غير موجودة (404)',
      text: 'تعذّر العثور على الصفحة التي تبحث عنها',
      goBack: 'رجوع',
      goHome: 'الصفحة الرئيسية',
    },
    textPage: { contents: 'في هذه الصفحة', changedOn: 'آخر تعديل في' },
  },
)
