import { defineTexts } from '#shared/language.ts'

/** The columns and values of the orders to pack, on the page and in their file. */
export const tableTexts = defineTexts(
  {
    table: {
      number: 'Order',
      customer: 'Customer',
      phone: 'Phone',
      status: 'Status',
      day: 'Delivery',
      from: 'From',
      to: 'To',
      address: 'Address',
      notes: 'Notes for the driver',
      method: 'Payment',
      money: 'Money',
      total: 'Total (AED)',
      collect: 'To collect in cash (AED)',
      placedAt: 'Placed',
      lines: 'Ingredients',
    },
    line: (name: string, pack: string) => `${name}: ${pack}`,
  },
  {
    table: {
      number: 'الطلب',
      customer: 'العميل',
      phone: 'الهاتف',
      status: 'الحالة',
      day: 'التوصيل',
      from: 'من',
      to: 'إلى',
      address: 'العنوان',
      notes: 'ملاحظات للسائق',
      method: 'الدفع',
      money: 'المبلغ',
      total: 'الإجمالي (درهم)',
      collect: 'المطلوب نقدًا (درهم)',
      placedAt: 'تاريخ الطلب',
      lines: 'المكونات',
    },
    line: (name: string, pack: string) => `${name}: ${pack}`,
  },
)
