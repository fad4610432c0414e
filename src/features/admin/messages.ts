import { defineTexts } from '#shared/language.ts'

/** What the server says of the overview and the audit trail. */
export const messages = defineTexts(
  {
    refusals: {
      view_name_needed: 'Please name the view',
      view_filters_needed: 'Please choose a filter first',
      views_full: ({ most }: { most: number }) =>
        `A page keeps up to ${most} views. Please remove one first.`,
      view_holds_emirates_id:
        'An Emirates ID is not kept in a view. Please take it out of the search.',
    },
    auditTable: {
      number: 'Number',
      at: 'At',
      actor: 'Person',
      role: 'Role',
      action: 'Act',
      object: 'Object',
      objectId: 'Object number',
      before: 'Before',
      after: 'After',
      address: 'Network address',
      request: 'Request',
    },
  },
  {
    refusals: {
      view_name_needed: 'يُرجى تسمية طريقة العرض',
      view_filters_needed: 'يُرجى اختيار عامل تصفية أولًا',
      views_full: ({ most }: { most: number }) =>
        `تحفظ الصفحة ${most} طريقة عرض على الأكثر. يُرجى حذف إحداها أولًا.`,
      view_holds_emirates_id: 'لا يُحفظ رقم الهوية الإماراتية في طريقة عرض. يُرجى حذفه من البحث.',
    },
    auditTable: {
      number: 'الرقم',
      at: 'الوقت',
      actor: 'الشخص',
      role: 'الدور',
      action: 'الإجراء',
      object: 'العنصر',
      objectId: 'رقم العنصر',
      before: 'قبل',
      after: 'بعد',
      address: 'عنوان الشبكة',
      request: 'الطلب',
    },
  },
)
