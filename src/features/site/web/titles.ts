import type { Bilingual } from '#shared/language.ts'
import { readPreferences } from '#shared/preferences.ts'

/** Titles of all pages in one small file: every route needs its own before its texts are loaded. */
const TITLES = {
  login: { en: 'Log in with WhatsApp', ar: 'الدخول عبر واتساب' },
  dashboard: { en: 'Overview', ar: 'نظرة عامة' },
  profile: { en: 'Profile', ar: 'الملف الشخصي' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  suggestions: { en: 'AI Meal Suggestions', ar: 'اقتراحات الوجبات الذكية' },
  shopping: { en: 'Shopping lists', ar: 'قوائم التسوق' },
  shoppingList: { en: 'Shopping list', ar: 'قائمة التسوق' },
  household: { en: 'Household', ar: 'أفراد الأسرة' },
  addresses: { en: 'Delivery addresses', ar: 'عناوين التوصيل' },
  kitchen: { en: 'Kitchen', ar: 'المطبخ' },
  kitchenBoard: { en: 'Kitchen board', ar: 'لوحة المطبخ' },
  kitchenRuns: { en: 'Runs', ar: 'الجولات' },
  driverRun: { en: 'Your run', ar: 'جولتك' },
  kitchenMenu: { en: 'Menu', ar: 'قائمة الطعام' },
  kitchenSheet: { en: 'Production sheet', ar: 'ورقة الإنتاج' },
  kitchenPlan: { en: 'Plan', ar: 'الخطة' },
  kitchenSetup: { en: 'Your kitchen', ar: 'مطبخكم' },
  chefToday: { en: 'Chef dashboard', ar: 'لوحة الشيف' },
  chefRequests: { en: 'Requests', ar: 'الطلبات' },
  chefBookings: { en: 'Bookings', ar: 'الحجوزات' },
  chefCalendar: { en: 'Calendar', ar: 'التقويم' },
  chefMenus: { en: 'Menus', ar: 'القوائم' },
  chefMessages: { en: 'Messages', ar: 'الرسائل' },
  chefEarnings: { en: 'Earnings', ar: 'الأرباح' },
  chefProfile: { en: 'Chef profile', ar: 'ملف الشيف' },
  about: { en: 'About', ar: 'من نحن' },
  terms: { en: 'Terms', ar: 'الشروط' },
  privacy: { en: 'Privacy', ar: 'الخصوصية' },
  compliance: { en: 'UAE compliance', ar: 'الامتثال في الإمارات' },
  meals: { en: 'Choose meals', ar: 'اختيار الوجبات' },
  mealWeek: { en: 'Meal week', ar: 'أسبوع الوجبات' },
  nutrition: { en: 'Nutrition', ar: 'التغذية' },
  mealPreferences: { en: 'Meal wishes', ar: 'رغباتك في الوجبات' },
  cooking: { en: 'Cooking', ar: 'وضع الطهي' },
  adminOverview: { en: 'Admin panel', ar: 'لوحة الإدارة' },
  adminAudit: { en: 'Audit trail', ar: 'سجل التدقيق' },
  adminRamadan: { en: 'Ramadan', ar: 'رمضان' },
  adminOrders: { en: 'Ingredient orders', ar: 'طلبات المكونات' },
  adminSubscriptions: { en: 'Subscriptions', ar: 'الاشتراكات' },
  adminChefEvents: { en: 'Chef events', ar: 'مناسبات الشيف' },
  adminPayouts: { en: 'Payouts to chefs', ar: 'تحويلات الطهاة' },
  adminPayments: { en: 'Payments', ar: 'المدفوعات' },
  adminQuotes: { en: 'Custom quotes', ar: 'عروض الأسعار' },
  adminPrices: { en: 'Prices', ar: 'الأسعار' },
  adminRestaurants: { en: 'Restaurants', ar: 'المطاعم' },
  quoteOffer: { en: 'Our offer', ar: 'عرضنا' },
  applications: { en: 'Your chef application', ar: 'طلب انضمامك كشيف' },
  adminChefs: { en: 'Chef applications', ar: 'طلبات الطهاة' },
  adminUsers: { en: 'Users', ar: 'المستخدمون' },
  inbox: { en: 'Local inbox', ar: 'صندوق الرسائل المحلي' },
  gallery: { en: 'Gallery', ar: 'المعرض' },
} satisfies Record<string, Bilingual>

const NAMES: Bilingual = { en: 'Sufra', ar: 'سُفرة' }

/** `Meal plans · Sufra` in the page's language. */
export function pageTitle(page: keyof typeof TITLES): string {
  const language = readPreferences().language
  return `${TITLES[page][language]} · ${NAMES[language]}`
}
