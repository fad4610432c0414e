import { defineTexts } from '#shared/language.ts'

/** Kinds of courses and what a price covers, as customers, chefs and staff read them. */
export const menuWords = defineTexts(
  {
    courses: {
      starter: 'Starter',
      soup: 'Soup',
      main: 'Main',
      side: 'Side',
      sweet: 'Sweet',
      drink: 'Drink',
    },
    inclusions: {
      groceries: 'Groceries',
      service_staff: 'Service staff',
      tableware: 'Tableware',
      cleaning: 'Kitchen cleaned after',
      table_setting: 'Table laid and decorated',
    },
  },
  {
    courses: {
      starter: 'مقبلات',
      soup: 'شوربة',
      main: 'طبق رئيسي',
      side: 'طبق جانبي',
      sweet: 'حلوى',
      drink: 'مشروب',
    },
    inclusions: {
      groceries: 'المشتريات',
      service_staff: 'طاقم الخدمة',
      tableware: 'أدوات المائدة',
      cleaning: 'تنظيف المطبخ بعدها',
      table_setting: 'تجهيز المائدة وتزيينها',
    },
  },
)
