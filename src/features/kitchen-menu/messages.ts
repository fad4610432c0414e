import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      dish_not_found: 'We could not find this dish.',
      dish_on_menu: 'This dish is on your menu already.',
      dish_price_invalid: 'Please enter a price in dirhams, above 0 and at most 10,000.',
      dish_limit_invalid: 'Please enter a whole number from 1 to 10,000, or leave it empty.',
      dish_name_en_required: 'Please enter an English name of at least 2 letters.',
      dish_name_ar_required: 'Please enter an Arabic name of at least 2 letters.',
      dish_description_en_required: 'Please describe the dish in an English sentence.',
      dish_description_ar_required: 'Please describe the dish in an Arabic sentence.',
      dish_category_required: 'Please choose a category.',
      dish_cuisine_required: 'Please choose a cuisine.',
      dish_meal_times_required: 'Please choose at least one meal time.',
      dish_minutes_invalid: 'Please enter whole minutes from 1 to 600.',
      dish_lines_required: 'Please add at least one ingredient.',
      dish_line_twice: 'Each ingredient can be listed once. Add up its grams.',
      dish_grams_invalid: 'Please enter grams from 0.1 to 5,000, with at most one decimal.',
      too_many_dish_lines: 'A dish can have at most 40 ingredients.',
      too_many_own_dishes: ({ count }: { count: number }) =>
        `A kitchen can have at most ${count} dishes of its own.`,
      menu_changed: 'The menu has changed meanwhile. Please look at it again.',
      sold_out_until_invalid: 'Please choose a day from today to half a year ahead.',
      kitchen_day_locked: ({ day }: { day: Day }) =>
        `The cut-off for these days has passed. You can change days from ${formatDay(day, 'en')} on.`,
      capacity_invalid: 'Please enter a whole number from 0 to 100,000.',
      capacity_below_booked: ({ booked }: { booked: number }) =>
        `${plural('en', booked, { one: '# portion is', other: '# portions are' })} booked for this day already. The capacity cannot be lower.`,
      closing_reversed: 'The last day must not come before the first.',
      closing_too_long: ({ days }: { days: number }) =>
        `At most ${days} days can be changed at once.`,
      closing_too_far: ({ day }: { day: Day }) =>
        `Please choose days up to ${formatDay(day, 'en', 'long')}.`,
      clock_invalid: 'Please enter a time such as 18:00.',
      cutoff_days_invalid: 'Please choose from 0 to 7 days.',
      cutoff_after_breakfast:
        'A cut-off on the day itself must come before the first delivery window.',
      window_length: 'A delivery window lasts from half an hour to six hours.',
      windows_overlap: 'A delivery window must begin after the one before it has ended.',
    },
    nav: {
      label: 'Kitchen',
      board: 'Board',
      plan: 'Plan',
      menu: 'Menu',
      runs: 'Runs',
      reported: 'Reported',
      setup: 'Kitchen',
    },
    shell: {
      noKitchen: 'No kitchen belongs to this account',
      noKitchenLead: 'A kitchen appears here when its application has been approved.',
      dashboard: 'Go to the dashboard',
    },
  },
  {
    refusals: {
      dish_not_found: 'تعذّر العثور على هذا الطبق.',
      dish_on_menu: 'هذا الطبق موجود في قائمتك.',
      dish_price_invalid: 'يُرجى إدخال سعر بالدرهم أكبر من 0 ولا يزيد على 10,000.',
      dish_limit_invalid: 'يُرجى إدخال عدد صحيح من 1 إلى 10,000 أو ترك الحقل فارغًا.',
      dish_name_en_required: 'يُرجى إدخال اسم بالإنجليزية من حرفين على الأقل.',
      dish_name_ar_required: 'يُرجى إدخال اسم بالعربية من حرفين على الأقل.',
      dish_description_en_required: 'يُرجى وصف الطبق في جملة بالإنجليزية.',
      dish_description_ar_required: 'يُرجى وصف الطبق في جملة بالعربية.',
      dish_category_required: 'يُرجى اختيار فئة.',
      dish_cuisine_required: 'يُرجى اختيار مطبخ.',
      dish_meal_times_required: 'يُرجى اختيار وقت وجبة واحد على الأقل.',
      dish_minutes_invalid: 'يُرجى إدخال عدد دقائق صحيح من 1 إلى 600.',
      dish_lines_required: 'يُرجى إضافة مكوّن واحد على الأقل.',
      dish_line_twice: 'يُذكر كل مكوّن مرة واحدة. يُرجى جمع غراماته.',
      dish_grams_invalid: 'يُرجى إدخال غرامات من 0.1 إلى 5,000 بمنزلة عشرية واحدة على الأكثر.',
      too_many_dish_lines: 'لا يزيد الطبق على 40 مكوّنًا.',
      too_many_own_dishes: ({ count }: { count: number }) =>
        `لا تزيد أطباق المطبخ الخاصة على ${count} طبق.`,
      menu_changed: 'تغيّرت القائمة في هذه الأثناء. يُرجى مراجعتها من جديد.',
      sold_out_until_invalid: 'يُرجى اختيار يوم من اليوم إلى نصف سنة مقبلة.',
      kitchen_day_locked: ({ day }: { day: Day }) =>
        `فات آخر موعد لتعديل هذه الأيام. يمكن تغيير الأيام ابتداءً من ${formatDay(day, 'ar')}.`,
      capacity_invalid: 'يُرجى إدخال عدد صحيح من 0 إلى 100,000.',
      capacity_below_booked: ({ booked }: { booked: number }) =>
        `المحجوز لهذا اليوم ${plural('ar', booked, {
          one: 'حصة واحدة',
          two: 'حصتان',
          few: '# حصص',
          many: '# حصة',
          other: '# حصة',
        })}. لا يمكن أن تكون السعة أقل من ذلك.`,
      closing_reversed: 'يجب ألا يسبق اليوم الأخير اليوم الأول.',
      closing_too_long: ({ days }: { days: number }) => `يمكن تغيير ${days} يومًا على الأكثر معًا.`,
      closing_too_far: ({ day }: { day: Day }) =>
        `يُرجى اختيار أيام حتى ${formatDay(day, 'ar', 'long')}.`,
      clock_invalid: 'يُرجى إدخال وقت مثل 18:00.',
      cutoff_days_invalid: 'يُرجى اختيار عدد أيام من 0 إلى 7.',
      cutoff_after_breakfast: 'آخر موعد للتعديل في اليوم نفسه يجب أن يسبق أول فترة توصيل.',
      window_length: 'تمتد فترة التوصيل من نصف ساعة إلى ست ساعات.',
      windows_overlap: 'يجب أن تبدأ كل فترة توصيل بعد انتهاء التي قبلها.',
    },
    nav: {
      label: 'المطبخ',
      board: 'اللوحة',
      plan: 'الخطة',
      menu: 'القائمة',
      runs: 'الجولات',
      reported: 'البلاغات',
      setup: 'المطبخ',
    },
    shell: {
      noKitchen: 'لا يوجد مطبخ مرتبط بهذا الحساب',
      noKitchenLead: 'يظهر المطبخ هنا بعد الموافقة على طلبه.',
      dashboard: 'الانتقال إلى لوحة التحكم',
    },
  },
)
