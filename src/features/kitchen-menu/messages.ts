import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      dish_not_found: 'We could not find this dish.',
    },
    nav: {
      label: 'Kitchen',
      board: 'Board',
      plan: 'Plan',
      menu: 'Menu',
      runs: 'Runs',
      account: 'Your account',
    },
    shell: {
      noKitchen: 'No kitchen belongs to this account',
      noKitchenLead: 'A kitchen appears here when its application has been approved.',
      dashboard: 'Go to the dashboard',
    },
  },
  {
    refusals: {
      dish_not_found: 'تعذّر العثور على هذا الطبق.',
    },
    nav: {
      label: 'المطبخ',
      board: 'اللوحة',
      plan: 'الخطة',
      menu: 'القائمة',
      runs: 'الجولات',
      account: 'حسابك',
    },
    shell: {
      noKitchen: 'لا يوجد مطبخ مرتبط بهذا الحساب',
      noKitchenLead: 'يظهر المطبخ هنا بعد الموافقة على طلبه.',
      dashboard: 'الانتقال إلى لوحة التحكم',
    },
  },
)
