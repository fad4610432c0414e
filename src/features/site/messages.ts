import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      newsletter_email_invalid: 'Please enter a valid email address.',
    },
    nav: {
      main: 'Main',
      mealPlans: 'Meal plans',
      aiMeals: 'AI Meals',
      hireChefs: 'Hire chefs',
      joinAsChef: 'Join as chef',
      login: 'Login with WhatsApp',
      loginShort: 'Login',
      openMenu: 'Open the menu',
      closeMenu: 'Close the menu',
      accountMenu: 'Your account',
      profile: 'Profile',
      subscriptions: 'Subscriptions',
      kitchen: 'Kitchen',
      chef: 'Chef dashboard',
      admin: 'Admin Panel',
      signOut: 'Sign Out',
      retrySession: 'Reconnect',
      skip: 'Skip to content',
    },
    language: { switchTo: 'العربية', switchLabel: 'التبديل إلى العربية' },
    error: {
      title: 'Something went wrong',
      text: 'Nothing is lost. The fault is on our side, and we have been told.',
      networkTitle: 'We cannot reach Sufra',
      networkText: 'Please check your connection. Nothing is lost.',
    },
    offline: {
      title: "You're offline. Showing saved data.",
    },
  },
  {
    refusals: {
      newsletter_email_invalid: 'يُرجى إدخال بريد إلكتروني صحيح.',
    },
    nav: {
      main: 'القائمة الرئيسية',
      mealPlans: 'خطط الوجبات',
      aiMeals: 'الوجبات الذكية',
      hireChefs: 'شيف خاص',
      joinAsChef: 'انضم كشيف',
      login: 'الدخول عبر واتساب',
      loginShort: 'الدخول',
      openMenu: 'فتح القائمة',
      closeMenu: 'إغلاق القائمة',
      accountMenu: 'حسابك',
      profile: 'الملف الشخصي',
      subscriptions: 'الاشتراكات',
      kitchen: 'المطبخ',
      chef: 'لوحة الشيف',
      admin: 'لوحة الإدارة',
      signOut: 'تسجيل الخروج',
      retrySession: 'إعادة الاتصال',
      skip: 'الانتقال إلى المحتوى',
    },
    language: { switchTo: 'English', switchLabel: 'Switch to English' },
    error: {
      title: 'حدث خطأ ما',
      text: 'لم تفقد شيئًا. الخطأ من جانبنا وقد وصلنا بلاغ به.',
      networkTitle: 'تعذّر الوصول إلى سُفرة',
      networkText: 'يُرجى التحقق من اتصالك. لم تفقد شيئًا.',
    },
    offline: {
      title: 'لا يوجد اتصال. تُعرض البيانات المحفوظة.',
    },
  },
)
