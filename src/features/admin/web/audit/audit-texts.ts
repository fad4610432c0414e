import { defineTexts } from '#shared/language.ts'

export const auditTexts = defineTexts(
  {
    title: 'Audit trail',
    lead: 'Who changed what. Nothing here can be changed or taken out.',
    searchHint: "A person's name, or an object's number such as #12",
    action: 'Act',
    object: 'Object',
    from: 'From day',
    to: 'To day',
    open: (action: string) => `Open: ${action}`,
    at: 'When',
    actor: 'Person',
    nobody: 'Someone who is gone',
    operator: 'Command on the server',
    address: 'Network address',
    request: 'Request',
    changes: 'What changed',
    field: 'Field',
    before: 'Before',
    after: 'After',
    nothing: 'Nothing was noted.',
    roles: { customer: 'Customer', chef: 'Chef', restaurant: 'Restaurant', admin: 'Administrator' },
  },
  {
    title: 'سجل التدقيق',
    lead: 'من غيّر ماذا. لا يمكن تغيير أي قيد هنا أو حذفه.',
    searchHint: 'اسم شخص، أو رقم عنصر مثل #12',
    action: 'الإجراء',
    object: 'العنصر',
    from: 'من يوم',
    to: 'إلى يوم',
    open: (action: string) => `فتح: ${action}`,
    at: 'الوقت',
    actor: 'الشخص',
    nobody: 'شخص لم يعد موجودًا',
    operator: 'أمر على الخادم',
    address: 'عنوان الشبكة',
    request: 'الطلب',
    changes: 'ما الذي تغيّر',
    field: 'الحقل',
    before: 'قبل',
    after: 'بعد',
    nothing: 'لم يُسجّل شيء.',
    roles: { customer: 'عميل', chef: 'شيف', restaurant: 'مطعم', admin: 'مشرف' },
  },
)

/** Who did it; a command on the server needs no account. */
export const actorName = (
  { actor, action }: { actor: string; action: string },
  words: { nobody: string; operator: string },
): string => actor || (action === 'make-admin' ? words.operator : words.nobody)
