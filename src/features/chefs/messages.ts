import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      chef_name_required: 'Please enter your name in both languages',
      chef_city_required: 'Please choose the emirate you live in',
      chef_emirates_required: 'Please choose at least one emirate you work in',
      chef_cuisines_required: 'Please choose at least one cuisine',
      chef_guests_invalid: 'Please enter from 1 to 5000 guests, the smaller number first',
      menu_name_required: 'Please name the menu',
      menus_too_many: ({ count }: { count: number }) =>
        `You have ${count} menus, which is as many as we keep. Remove one first.`,
      courses_required: 'Please add at least one course',
      courses_too_many: 'A menu has at most 20 courses',
      course_unknown: 'Please choose what kind of course this is',
      course_title_required: 'Please name every course',
      dish_unknown: 'We no longer have one of these dishes. Please choose another.',
      per_guest_required: 'Please enter the price per guest',
      per_guest_too_small: 'The price per guest must be at least 20 dirhams',
      per_guest_too_large: 'The price per guest must be at most 10,000 dirhams',
      day_past: 'This day is over',
      day_booked: 'You have an event on this day. A booked day cannot be blocked.',
    },
    someone: 'A guest',
  },
  {
    refusals: {
      chef_name_required: 'يُرجى إدخال اسمك باللغتين',
      chef_city_required: 'يُرجى اختيار الإمارة التي تقيم فيها',
      chef_emirates_required: 'يُرجى اختيار إمارة واحدة على الأقل تعمل فيها',
      chef_cuisines_required: 'يُرجى اختيار مطبخ واحد على الأقل',
      chef_guests_invalid: 'يُرجى إدخال عدد من 1 إلى 5000 ضيف، والعدد الأصغر أولًا',
      menu_name_required: 'يُرجى تسمية القائمة',
      menus_too_many: ({ count }: { count: number }) =>
        `لديك ${count} قائمة، وهو أقصى ما نحفظه. يُرجى حذف إحداها أولًا.`,
      courses_required: 'يُرجى إضافة طبق واحد على الأقل',
      courses_too_many: 'لا تزيد القائمة على 20 طبقًا',
      course_unknown: 'يُرجى اختيار نوع الطبق',
      course_title_required: 'يُرجى تسمية كل طبق',
      dish_unknown: 'أحد هذه الأطباق لم يعد متوفرًا لدينا. يُرجى اختيار غيره.',
      per_guest_required: 'يُرجى إدخال السعر لكل ضيف',
      per_guest_too_small: 'يجب ألا يقل السعر لكل ضيف عن 20 درهمًا',
      per_guest_too_large: 'يجب ألا يزيد السعر لكل ضيف على 10,000 درهم',
      day_past: 'انقضى هذا اليوم',
      day_booked: 'لديك مناسبة في هذا اليوم، ولا يمكن إغلاق يوم محجوز.',
    },
    someone: 'أحد الضيوف',
  },
)
