import { defineTexts } from '#shared/language.ts'

export const settingsTexts = defineTexts(
  {
    title: 'Settings',
    lead: 'What can be changed while the service runs. Every change stands in the audit trail.',
    methods: 'Ways to pay',
    methodsLead: 'For new orders. What was ordered is still paid as it was agreed.',
    loading: 'Loading the settings',
    on: 'Offered',
    off: 'Not offered',
    missing: 'Not set up on this server',
    always: 'Always offered: renewals and balances need it',
    turnOn: (name: string) => `Offer ${name}`,
    turnOff: (name: string) => `Stop offering ${name}`,
    done: 'The setting is changed',
  },
  {
    title: 'الإعدادات',
    lead: 'ما يمكن تغييره أثناء عمل الخدمة. يُسجَّل كل تغيير في سجل التدقيق.',
    methods: 'طرق الدفع',
    methodsLead: 'للطلبات الجديدة. يبقى ما طُلب بطريقة دفعه المتفق عليها.',
    loading: 'جارٍ تحميل الإعدادات',
    on: 'متاحة',
    off: 'غير متاحة',
    missing: 'غير مُعدّة على هذا الخادم',
    always: 'متاحة دائمًا: تحتاجها عمليات التجديد والأرصدة',
    turnOn: (name: string) => `إتاحة «${name}»`,
    turnOff: (name: string) => `إيقاف «${name}»`,
    done: 'تم تغيير الإعداد',
  },
)
