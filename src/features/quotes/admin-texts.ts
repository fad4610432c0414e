import { defineTexts } from '#shared/language.ts'

/** The columns and values of the admin's table, on the page and in its file. */
export const tableTexts = defineTexts(
  {
    table: {
      number: 'Number',
      name: 'Name',
      phone: 'Phone',
      people: 'People',
      contact: 'Contact by',
      state: 'State',
      asked: 'Asked',
      due: 'Due',
      answered: 'Answered',
      assignee: 'Answered by',
      offered: 'Offer (AED)',
    },
    states: { open: 'Open', answered: 'Answered', accepted: 'Accepted', declined: 'Declined' },
  },
  {
    table: {
      number: 'الرقم',
      name: 'الاسم',
      phone: 'الهاتف',
      people: 'الأشخاص',
      contact: 'وسيلة التواصل',
      state: 'الحالة',
      asked: 'وقت الطلب',
      due: 'الموعد',
      answered: 'وقت الرد',
      assignee: 'يرد عليه',
      offered: 'العرض (درهم)',
    },
    states: { open: 'مفتوح', answered: 'تم الرد', accepted: 'مقبول', declined: 'مرفوض' },
  },
)
