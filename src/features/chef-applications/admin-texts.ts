import { defineTexts } from '#shared/language.ts'

/** The columns and values of the admin's table, on the page and in its file. */
export const tableTexts = defineTexts(
  {
    columns: {
      id: 'Number',
      name: 'Applicant',
      business: 'Business',
      phone: 'Phone',
      type: 'Kind',
      status: 'Status',
      city: 'Emirate',
      cuisines: 'Cuisines',
      sent: 'Sent',
      since: 'In its status since',
    },
    separator: ', ',
    statuses: {
      submitted: 'Sent',
      pending: 'Under review',
      needs_changes: 'Waits for changes',
      approved: 'Approved',
      rejected: 'Rejected',
    },
  },
  {
    columns: {
      id: 'الرقم',
      name: 'مقدّم الطلب',
      business: 'المنشأة',
      phone: 'الهاتف',
      type: 'النوع',
      status: 'الحالة',
      city: 'الإمارة',
      cuisines: 'المطابخ',
      sent: 'أُرسل',
      since: 'في هذه الحالة منذ',
    },
    separator: '، ',
    statuses: {
      submitted: 'مُرسل',
      pending: 'قيد المراجعة',
      needs_changes: 'بانتظار التعديل',
      approved: 'مقبول',
      rejected: 'مرفوض',
    },
  },
)
