import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    open: {
      invoice: (number: string) => `Tax invoice ${number} (PDF)`,
      credit_note: (number: string) => `Credit note ${number} (PDF)`,
    },
    document: {
      titles: { invoice: 'Tax Invoice', credit_note: 'Tax Credit Note' },
      facts: {
        number: { invoice: 'Invoice number', credit_note: 'Credit note number' },
        issued: 'Date of issue',
        corrects: 'Corrects invoice',
        seller: 'Seller',
        customer: 'Customer',
        payment: 'Payment',
      },
      trn: 'TRN',
      columns: {
        description: 'Description',
        quantity: 'Quantity',
        net: 'Net',
        rate: 'VAT rate',
        vat: 'VAT',
        gross: 'Total',
      },
      net: 'Total without VAT',
      vat: 'VAT 5%',
      due: { invoice: 'Total with VAT', credit_note: 'Credited with VAT' },
      footer: 'All amounts in UAE dirhams (AED).',
    },
  },
  {
    open: {
      invoice: (number: string) => `الفاتورة الضريبية ${number} (PDF)`,
      credit_note: (number: string) => `الإشعار الدائن ${number} (PDF)`,
    },
    document: {
      titles: { invoice: 'فاتورة ضريبية', credit_note: 'إشعار دائن ضريبي' },
      facts: {
        number: { invoice: 'رقم الفاتورة', credit_note: 'رقم الإشعار' },
        issued: 'تاريخ الإصدار',
        corrects: 'يصحّح الفاتورة',
        seller: 'البائع',
        customer: 'العميل',
        payment: 'الدفعة',
      },
      trn: 'رقم التسجيل الضريبي',
      columns: {
        description: 'الوصف',
        quantity: 'الكمية',
        net: 'الصافي',
        rate: 'نسبة الضريبة',
        vat: 'الضريبة',
        gross: 'الإجمالي',
      },
      net: 'الإجمالي دون الضريبة',
      vat: 'ضريبة القيمة المضافة 5%',
      due: { invoice: 'الإجمالي شامل الضريبة', credit_note: 'المبلغ المعاد شامل الضريبة' },
      footer: 'جميع المبالغ بالدرهم الإماراتي.',
    },
  },
)
