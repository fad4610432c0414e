import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      kitchen_name_required: 'Please enter a name of at least 2 characters.',
      kitchen_description_required: 'Please describe the kitchen in a sentence or two.',
      kitchen_cuisines_required: 'Please choose at least one cuisine.',
      kitchen_address_required: 'Please enter the street and the building.',
      kitchen_area_required: 'Please choose the area of the kitchen.',
      kitchen_hours_invalid: 'Please enter a time such as 08:00.',
      delivery_minutes_invalid: 'Please enter whole minutes from 5 to 240.',
      delivery_minutes_reversed: 'The longest delivery time must not be below the shortest.',
      delivery_fee_invalid: 'Please enter a fee in AED from 0 to 100.',
      delivery_radius_invalid: 'Please choose how many kilometres you deliver.',
      monthly_price_invalid: 'Please enter a price for 4 weeks in whole dirhams, up to 20,000.',
      kitchen_terms_fixed:
        'Area, delivery distance, fee and price are part of what customers have bought. Please write to us to change them.',
      kitchen_incomplete: 'Something is still missing before customers can see the kitchen.',
      kitchen_closed_by_team: 'This kitchen was closed by Sufra. Please write to us.',
      kitchen_opened_meanwhile: 'We’ve already opened your kitchen. Write to us to close it.',
    },
    points: {
      profile: 'Name and description in English and Arabic, cuisines',
      place: 'Address and area',
      hours: 'Opening hours',
      delivery: 'Delivery time and distance',
      price: 'Price for 4 weeks',
      capacity: 'Portions a day',
      menu: 'At least 7 dishes that can be had',
    },
  },
  {
    refusals: {
      kitchen_name_required: 'يُرجى إدخال اسم من حرفين على الأقل.',
      kitchen_description_required: 'يُرجى وصف المطبخ في جملة أو جملتين.',
      kitchen_cuisines_required: 'يُرجى اختيار مطبخ عالمي واحد على الأقل.',
      kitchen_address_required: 'يُرجى إدخال الشارع والمبنى.',
      kitchen_area_required: 'يُرجى اختيار منطقة المطبخ.',
      kitchen_hours_invalid: 'يُرجى إدخال وقت مثل 08:00.',
      delivery_minutes_invalid: 'يُرجى إدخال عدد دقائق صحيح من 5 إلى 240.',
      delivery_minutes_reversed: 'يجب ألا تقل أطول مدة توصيل عن أقصرها.',
      delivery_fee_invalid: 'يُرجى إدخال رسم توصيل بالدرهم من 0 إلى 100.',
      delivery_radius_invalid: 'يُرجى تحديد مسافة التوصيل بالكيلومترات.',
      monthly_price_invalid: 'يُرجى إدخال سعر 4 أسابيع بالدرهم دون كسور لا يتجاوز 20,000.',
      kitchen_terms_fixed:
        'المنطقة ومسافة التوصيل والرسم والسعر جزء مما اشتراه العملاء. يُرجى مراسلتنا لتغييرها.',
      kitchen_incomplete: 'ما زال هناك ما ينقص قبل أن يظهر المطبخ للعملاء.',
      kitchen_closed_by_team: 'أغلقت سُفرة هذا المطبخ. يُرجى مراسلتنا.',
      kitchen_opened_meanwhile: 'سبق أن فتحنا مطبخكم. يمكنكم مراسلتنا لإغلاقه.',
    },
    points: {
      profile: 'الاسم والوصف بالإنجليزية والعربية، ونوع المطبخ',
      place: 'العنوان والمنطقة',
      hours: 'ساعات العمل',
      delivery: 'مدة التوصيل ومسافته',
      price: 'سعر 4 أسابيع',
      capacity: 'عدد الحصص في اليوم',
      menu: '7 أطباق متوفرة على الأقل',
    },
  },
)
