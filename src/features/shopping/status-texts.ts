import { defineTexts } from '#shared/language.ts'

/** Where an order of ingredients and its money stand. */
export const statusTexts = defineTexts(
  {
    statuses: {
      placed: 'Placed',
      packing: 'Being packed',
      out: 'On the way',
      delivered: 'Delivered',
      failed: 'Not delivered',
      cancelled: 'Cancelled',
    },
    late: 'Late',
    money: {
      due: 'To be paid',
      paid: 'Paid',
      refunded: 'Refunded',
      void: 'Nothing was charged',
    },
    methods: { credit_card: 'Credit card', cash_on_delivery: 'Cash on delivery' },
  },
  {
    statuses: {
      placed: 'تم الطلب',
      packing: 'قيد التجهيز',
      out: 'في الطريق',
      delivered: 'تم التوصيل',
      failed: 'تعذّر التوصيل',
      cancelled: 'أُلغي',
    },
    late: 'متأخر',
    money: {
      due: 'بانتظار الدفع',
      paid: 'مدفوع',
      refunded: 'رُدّ المبلغ',
      void: 'لم يُخصم شيء',
    },
    methods: { credit_card: 'بطاقة ائتمان', cash_on_delivery: 'الدفع عند الاستلام' },
  },
)
