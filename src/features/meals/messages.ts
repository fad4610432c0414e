import { isolate } from '#shared/text/bidi.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      meal_required: 'Please select a meal',
      subscription_required: 'Please choose a subscription',
      meal_time_required: 'Please choose breakfast, lunch or dinner',
      quantity_invalid: 'Please choose between 1 and 10 portions',
      instructions_too_long: 'Please use at most 500 characters',
      fallback_required: 'Please choose what comes when nothing is chosen',
      no_delivery_that_day: ({ day }: { day: Day }) =>
        `Nothing is delivered on ${formatDay(day, 'en')}.`,
      meal_not_found: 'We could not find this dish.',
      meal_of_other_kitchen: 'This dish is from another kitchen than your plan.',
      dish_not_at_meal_time: 'The kitchen does not cook this dish at that time of day.',
      dish_sold_out: 'This dish is sold out. Please choose another one.',
      meal_time_not_in_plan: 'Your plan has no meal at that time of day.',
      dish_blocked:
        'Someone in your household reacted to this dish. You can allow it again on your household page.',
      allergy_blocks: ({ name, allergen }: { name: string; allergen: string }) => {
        const contains = `This dish contains ${allergen.toLowerCase()}`
        return name === ''
          ? `${contains}, which you are allergic to.`
          : `${contains}, which ${isolate(name)} is allergic to.`
      },
      too_many_portions: 'A dish can be chosen 10 times for one meal at most.',
      extra_to_confirm: ({ price }: { price: string }) =>
        `This is more than your plan pays for at this meal. The extra costs AED ${price}.`,
      extras_need_card:
        'Extra meals are paid by card. Please pay this subscription by card to add more.',
      nothing_to_repeat: 'There is nothing to repeat on the open days of this week.',
    },
  },
  {
    refusals: {
      meal_required: 'يُرجى اختيار وجبة',
      subscription_required: 'يُرجى اختيار اشتراك',
      meal_time_required: 'يُرجى اختيار الفطور أو الغداء أو العشاء',
      quantity_invalid: 'يُرجى اختيار عدد بين 1 و10',
      instructions_too_long: 'يُرجى ألا يزيد النص عن 500 حرف',
      fallback_required: 'يُرجى اختيار ما يصلك عندما لا تختار شيئًا',
      no_delivery_that_day: ({ day }: { day: Day }) => `لا توجد توصيلة يوم ${formatDay(day, 'ar')}.`,
      meal_not_found: 'لم نجد هذا الطبق.',
      meal_of_other_kitchen: 'هذا الطبق من مطعم غير مطعم خطتك.',
      dish_not_at_meal_time: 'لا يحضّر المطعم هذا الطبق في وقت الوجبة هذا.',
      dish_sold_out: 'نفد هذا الطبق. يُرجى اختيار طبق آخر.',
      meal_time_not_in_plan: 'لا تشمل خطتك وجبة في هذا الوقت.',
      dish_blocked:
        'ظهرت أعراض حساسية في أسرتك بعد هذا الطبق. يمكنك السماح به من جديد في صفحة الأسرة.',
      allergy_blocks: ({ name, allergen }: { name: string; allergen: string }) => {
        const contains = `يحتوي هذا الطبق على ${allergen}`
        return name === ''
          ? `${contains}، ولديك حساسية منه.`
          : `${contains}، ولدى ${isolate(name)} حساسية منه.`
      },
      too_many_portions: 'يمكن اختيار الطبق 10 مرات للوجبة الواحدة على الأكثر.',
      extra_to_confirm: ({ price }: { price: string }) =>
        `هذا أكثر مما تشمله خطتك في هذه الوجبة. سعر الوجبة الإضافية ${price} درهم.`,
      extras_need_card:
        'تُدفع الوجبات الإضافية بالبطاقة. يُرجى دفع هذا الاشتراك بالبطاقة لإضافة المزيد.',
      nothing_to_repeat: 'لا يوجد ما يمكن تكراره في الأيام المتاحة من هذا الأسبوع.',
    },
  },
)
