import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      user_is_self: 'You cannot do this to your own account. Please ask another admin.',
      user_is_last_admin: 'This is the last admin. Please name another one first.',
    },
    table: {
      id: 'Number',
      name: 'Name',
      phone: 'Phone',
      email: 'E-mail',
      role: 'Role',
      state: 'State',
      since: 'Since',
      lastSeen: 'Last seen',
      subscriptions: 'Running plans',
    },
    roles: { customer: 'Customer', chef: 'Chef', restaurant: 'Restaurant', admin: 'Admin' },
    states: { active: 'Active', suspended: 'Suspended' },
  },
  {
    refusals: {
      user_is_self: 'لا يمكنك تنفيذ هذا على حسابك. يُرجى الطلب من مشرف آخر.',
      user_is_last_admin: 'هذا آخر مشرف. يُرجى تعيين مشرف آخر أولًا.',
    },
    table: {
      id: 'الرقم',
      name: 'الاسم',
      phone: 'الهاتف',
      email: 'البريد الإلكتروني',
      role: 'الدور',
      state: 'الحالة',
      since: 'منذ',
      lastSeen: 'آخر ظهور',
      subscriptions: 'الخطط السارية',
    },
    roles: { customer: 'عميل', chef: 'شيف', restaurant: 'مطعم', admin: 'مشرف' },
    states: { active: 'نشط', suspended: 'موقوف' },
  },
)
