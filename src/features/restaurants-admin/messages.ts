import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      kitchen_name_short: 'Please enter the name in both languages (at least 2 characters)',
      kitchen_cuisine_needed: 'Please choose at least one cuisine',
      kitchen_area_unknown: 'Please choose an area',
      kitchen_amount_invalid: 'Please enter an amount in AED that a kitchen can ask',
      kitchen_capacity_invalid: 'Please enter the meals a day, 0 to 10,000',
      kitchen_cutoff_invalid: 'Please enter the cut-off as a time and 0 to 7 days before',
      kitchen_not_whole: 'This kitchen still misses what customers need to see.',
    },
    table: {
      id: 'Number',
      name: 'Kitchen',
      area: 'Area',
      emirate: 'Emirate',
      state: 'State',
      monthlyPrice: 'Price for 4 weeks (AED)',
      deliveryFee: 'Delivery fee (AED)',
      capacityPerDay: 'Capacity a day',
      rating: 'Rating',
      subscriptions: 'Subscriptions',
      missed: 'Missed deliveries, 28 days',
    },
    states: { open: 'Open', closed: 'Closed' },
  },
  {
    refusals: {
      kitchen_name_short: 'يُرجى إدخال الاسم باللغتين (حرفان على الأقل)',
      kitchen_cuisine_needed: 'يُرجى اختيار مطبخ واحد على الأقل',
      kitchen_area_unknown: 'يُرجى اختيار المنطقة',
      kitchen_amount_invalid: 'يُرجى إدخال مبلغ معقول بالدرهم',
      kitchen_capacity_invalid: 'يُرجى إدخال عدد الوجبات في اليوم من 0 إلى 10,000',
      kitchen_cutoff_invalid: 'يُرجى إدخال موعد الإقفال وعدد الأيام قبله من 0 إلى 7',
      kitchen_not_whole: 'لا تزال بيانات هذا المطعم ناقصة ليظهر للعملاء.',
    },
    table: {
      id: 'الرقم',
      name: 'المطعم',
      area: 'المنطقة',
      emirate: 'الإمارة',
      state: 'الحالة',
      monthlyPrice: 'سعر 4 أسابيع (درهم)',
      deliveryFee: 'رسوم التوصيل (درهم)',
      capacityPerDay: 'السعة في اليوم',
      rating: 'التقييم',
      subscriptions: 'الاشتراكات',
      missed: 'لم تصل خلال 28 يومًا',
    },
    states: { open: 'مفتوح', closed: 'مغلق' },
  },
)
