import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts, plural } from '#shared/language.ts'
import { PAUSE_MAX_DAYS } from './rules.ts'

const DAYS_AR = {
  zero: '# يوم',
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
}
const DAYS_EN = { one: '# day', other: '# days' }

export const messages = defineTexts(
  {
    refusals: {
      plan_required: 'Please select a plan',
      start_date_required: 'Please select a start date',
      address_required: 'Please select a delivery address',
      restaurant_required: 'Please select a restaurant',
      payment_method_required: 'Please select a payment method',
      payment_method_unavailable: 'This payment method is not available.',
      paypal_email_required: 'PayPal email is required when using PayPal as payment method',
      paypal_email_invalid: 'Please enter a valid email address',
      plan_not_found: 'We could not find this plan.',
      plan_not_subscribable: 'This plan is made to measure. Please ask for a quote.',
      add_on_unavailable: 'This add-on is not available with this plan.',
      add_on_start_required: 'Please choose when the add-on starts',
      add_on_plan_paused: 'Your plan is paused. You can add this once it’s running again.',
      add_on_plan_unpaid: 'Your plan isn’t paid yet. You can add this once it is.',
      add_on_in_plan: 'Your plan already includes this.',
      add_on_running: 'Your plan already has this add-on.',
      add_on_renewing: 'This add-on is already part of your next 4 weeks.',
      add_on_being_paid:
        'We’re still taking the payment for this add-on. Nothing is charged twice.',
      add_on_needs_card:
        'Only a saved card can pay for the days left. You can add it from your next 4 weeks, paid with your plan.',
      add_on_price_changed: 'The price has changed since you saw it. Please check it again.',
      start_date_too_early: ({ day }: { day: Day }) =>
        `The earliest start is ${formatDay(day, 'en')}.`,
      start_date_too_late: ({ day }: { day: Day }) =>
        `Please choose a start date until ${formatDay(day, 'en', 'long')}.`,
      price_changed: 'The price has changed since you saw it. Please check the new bill.',
      subscription_exists: 'You have already ordered this plan for this date.',
      ai_plan_running:
        'You already have an AI plan. Change to another one instead; nothing was ordered.',
      subscription_over: 'This subscription has ended.',
      cannot_pause: 'Only a subscription with deliveries to come can be paused.',
      already_paused: ({ day }: { day: Day }) =>
        `This subscription is already paused until ${formatDay(day, 'en', 'long')}. Resume it first.`,
      not_paused: 'This subscription is not paused.',
      pause_reversed: 'The last day of the pause lies before its first.',
      pause_too_late: ({ day }: { day: Day }) =>
        `Start the pause by ${formatDay(day, 'en', 'long')}.`,
      pause_too_long: ({ day }: { day: Day }) =>
        `A pause lasts up to ${PAUSE_MAX_DAYS} days. End this one by ${formatDay(day, 'en', 'long')}.`,
      no_deliveries: 'This plan has no deliveries.',
      weekdays_count: ({ count }: { count: number }) =>
        `Please choose ${plural('en', count, { one: '# weekday', other: '# weekdays' })}.`,
      weekdays_unchanged: 'Deliveries come on these weekdays already.',
      spell_reversed: 'The last day lies before the first.',
      spell_too_late: ({ day }: { day: Day }) =>
        `Another address can last until ${formatDay(day, 'en', 'long')} at the latest.`,
      spell_overlaps: ({ from, to }: { from: Day; to: Day }) =>
        `From ${formatDay(from, 'en', 'long')} to ${formatDay(to, 'en', 'long')} another address holds already. Take it back first, or choose other days.`,
      next_cycle_empty: 'Please choose another plan or restaurant.',
      next_cycle_unchanged: 'Your next cycle already has this plan and restaurant.',
      plan_kind_differs: 'Please choose a plan of the same kind as yours.',
      nothing_to_pay: 'Nothing is left to pay here.',
      restaurant_out_of_reach: 'This restaurant does not deliver to this address.',
      payment_started:
        'Your first payment has already started. Change the restaurant once it’s done.',
    },
    bill: {
      plan: (plan: string, kitchen: string) => `${plan}, ${kitchen}`,
      diet: (diet: string) => `${diet} menu`,
      delivery: (days: number) => `Delivery, ${plural('en', days, DAYS_EN)}`,
      invoice: (plan: string, from: Day, to: Day) =>
        `${plan}, ${formatDay(from, 'en', 'long')} to ${formatDay(to, 'en', 'long')}`,
    },
  },
  {
    refusals: {
      plan_required: 'يُرجى اختيار خطة',
      start_date_required: 'يُرجى اختيار تاريخ البدء',
      address_required: 'يُرجى اختيار عنوان التوصيل',
      restaurant_required: 'يُرجى اختيار مطعم',
      payment_method_required: 'يُرجى اختيار طريقة الدفع',
      payment_method_unavailable: 'طريقة الدفع هذه غير متاحة.',
      paypal_email_required: 'البريد الإلكتروني لحساب باي بال مطلوب عند الدفع عبر باي بال',
      paypal_email_invalid: 'يُرجى إدخال بريد إلكتروني صحيح',
      plan_not_found: 'تعذّر العثور على هذه الخطة.',
      plan_not_subscribable: 'هذه الخطة تُعدّ حسب الطلب. يُرجى طلب عرض سعر.',
      add_on_unavailable: 'هذه الخدمة الإضافية غير متاحة مع هذه الخطة.',
      add_on_start_required: 'يُرجى اختيار موعد بدء الخدمة الإضافية',
      add_on_plan_paused: 'خطتك متوقفة مؤقتًا. يمكنك إضافة الخدمة بعد استئنافها.',
      add_on_plan_unpaid: 'لم تُدفع خطتك بعد. يمكنك إضافة الخدمة بعد الدفع.',
      add_on_in_plan: 'خطتك تشمل هذه الخدمة.',
      add_on_running: 'هذه الخدمة ضمن خطتك بالفعل.',
      add_on_renewing: 'هذه الخدمة ضمن أسابيعك الأربعة القادمة بالفعل.',
      add_on_being_paid: 'ما زال دفع هذه الخدمة جاريًا، ولن يُخصم أي مبلغ مرتين.',
      add_on_needs_card:
        'لا تُدفع الأيام المتبقية إلا ببطاقة محفوظة. يمكنك إضافة الخدمة من أسابيعك الأربعة القادمة وتُدفع مع خطتك.',
      add_on_price_changed: 'تغيّر السعر بعد عرضه عليك. يُرجى مراجعته من جديد.',
      start_date_too_early: ({ day }: { day: Day }) =>
        `أقرب تاريخ للبدء هو ${formatDay(day, 'ar')}.`,
      start_date_too_late: ({ day }: { day: Day }) =>
        `يُرجى اختيار تاريخ بدء لا يتجاوز ${formatDay(day, 'ar', 'long')}.`,
      price_changed: 'تغيّر السعر بعد عرضه عليك. يُرجى مراجعة الفاتورة الجديدة.',
      subscription_exists: 'سبق أن طلبت هذه الخطة لهذا التاريخ.',
      ai_plan_running: 'لديك خطة ذكية بالفعل. يمكنك تغييرها إلى خطة أخرى، ولم يُطلب أي شيء.',
      subscription_over: 'انتهى هذا الاشتراك.',
      cannot_pause: 'لا يمكن إيقاف التوصيل مؤقتًا إلا في اشتراك فيه توصيلات قادمة.',
      already_paused: ({ day }: { day: Day }) =>
        `هذا الاشتراك متوقف مؤقتًا حتى ${formatDay(day, 'ar', 'long')}. يُرجى استئنافه أولًا.`,
      not_paused: 'هذا الاشتراك غير متوقف.',
      pause_reversed: 'آخر يوم في التوقف يسبق أول يوم فيه.',
      pause_too_late: ({ day }: { day: Day }) =>
        `يُرجى بدء التوقف في موعد أقصاه ${formatDay(day, 'ar', 'long')}.`,
      pause_too_long: ({ day }: { day: Day }) =>
        `أقصى مدة للتوقف ${PAUSE_MAX_DAYS} يومًا. يُرجى اختيار يوم أخير لا يتجاوز ${formatDay(day, 'ar', 'long')}.`,
      no_deliveries: 'لا توصيلات في هذه الخطة.',
      weekdays_count: ({ count }: { count: number }) =>
        `يُرجى اختيار أيام التوصيل: ${plural('ar', count, DAYS_AR)} في الأسبوع.`,
      weekdays_unchanged: 'هذه هي أيام التوصيل بالفعل.',
      spell_reversed: 'آخر يوم يسبق أول يوم.',
      spell_too_late: ({ day }: { day: Day }) =>
        `يمكن أن يستمر العنوان الآخر حتى ${formatDay(day, 'ar', 'long')} على الأكثر.`,
      spell_overlaps: ({ from, to }: { from: Day; to: Day }) =>
        `يوجد عنوان آخر من ${formatDay(from, 'ar', 'long')} إلى ${formatDay(to, 'ar', 'long')}. يُرجى التراجع عنه أولًا أو اختيار أيام أخرى.`,
      next_cycle_empty: 'يُرجى اختيار خطة أخرى أو مطعم آخر.',
      next_cycle_unchanged: 'دورتك التالية بهذه الخطة ومن هذا المطعم بالفعل.',
      plan_kind_differs: 'يُرجى اختيار خطة من نوع خطتك نفسه.',
      nothing_to_pay: 'لم يبقَ هنا ما يُدفع.',
      restaurant_out_of_reach: 'لا يوصل هذا المطعم إلى هذا العنوان.',
      payment_started: 'بدأ تحصيل دفعتك الأولى. يمكنك تغيير المطعم بعد اكتمالها.',
    },
    bill: {
      plan: (plan: string, kitchen: string) => `${plan}، ${kitchen}`,
      diet: (diet: string) => `قائمة ${diet}`,
      delivery: (days: number) => `التوصيل، ${plural('ar', days, DAYS_AR)}`,
      invoice: (plan: string, from: Day, to: Day) =>
        `${plan}، من ${formatDay(from, 'ar', 'long')} إلى ${formatDay(to, 'ar', 'long')}`,
    },
  },
)
