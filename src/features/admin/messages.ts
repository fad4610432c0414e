import { defineTexts } from '#shared/language.ts'

/** What the server says of the overview and the audit trail. */
export const messages = defineTexts(
  {
    refusals: {},
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
    refusals: {},
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
