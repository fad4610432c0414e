import { formatDay, type Day } from '#shared/dates.ts'
import { defineTexts } from '#shared/language.ts'

interface OfferWords {
  number: string
  total: string
  day: string
  link: string
}

export const messages = defineTexts(
  {
    refusals: {
      quote_name_required: 'Please enter your name',
      quote_phone_invalid: 'Please enter a valid phone number',
      quote_email_invalid: 'Please enter a valid email address',
      quote_people_required: 'Please specify the number of people',
      quote_people_too_many: 'For more than 10,000 people please call us',
      quote_requirements_too_short: 'Please describe your dietary requirements and preferences',
      quote_requirements_too_long: 'Description is too long',
      quote_contact_unknown: 'Please choose how we should contact you',
      quote_time_unknown: 'Please choose when we should contact you',
      quote_looks_automated:
        'This request looks as if a program had filled it in. Please send it from the form.',
      quote_closed: 'The customer has decided about this request already.',
      offer_without_terms: 'This offer can’t be ordered yet. Ask us for a new one.',
      offer_restaurant_needed: 'Choose the restaurant that cooks',
      offer_people_needed: 'Enter the number of people, 200 at most',
      offer_meals_needed: 'Choose at least one meal of the day',
      offer_days_needed: 'Enter 1 to 7 days a week',
      offer_closed: 'This offer can no longer be answered. Please ask us for a new one.',
      offer_lines_needed: 'Please add at least one line',
      offer_lines_many: 'An offer has at most 12 lines',
      offer_text_needed: 'Please say what this line is for',
      offer_amount_needed: 'Please enter the amount in AED',
      offer_valid_too_short: ({ day }: { day: Day }) =>
        `The offer has to hold until ${formatDay(day, 'en')} at least.`,
      offer_valid_too_long: ({ day }: { day: Day }) =>
        `An offer can hold until ${formatDay(day, 'en', 'long')} at the latest.`,
    },
    templates: {
      offered: ({ number, total, day, link }: OfferWords) =>
        `Our offer for your request ${number} is ready: AED ${total}, valid until ${day}. Read it and answer here: ${link}`,
    },
    dialog: {
      title: 'Get a custom quote',
      lead: 'Families, offices and special diets: tell us what you need. A person answers within 24 hours.',
      errorsTitle: 'Please check your request',
      textFault: 'This text has characters that cannot be shown.',
      name: 'Your name',
      phone: 'Phone number',
      email: 'Email',
      people: 'Number of people',
      requirements: 'Dietary requirements and preferences',
      requirementsHint: 'Meals a day, days a week, diets, allergies, delivery area.',
      method: 'Preferred contact method',
      time: 'Preferred time',
      submit: 'Send request',
      cancel: 'Cancel',
      website: 'Leave this field empty',
    },
    methods: {
      whatsapp: 'WhatsApp',
      email: 'Email',
      phone: 'Phone',
    },
    times: {
      morning: 'Morning (9AM-12PM)',
      afternoon: 'Afternoon (12PM-5PM)',
      evening: 'Evening (5PM-9PM)',
      anytime: 'Anytime',
    },
    toasts: {
      success: 'Success',
      submitted:
        'Thanks for your request! Our team will contact you within 24 hours using your preferred contact method.',
      failedTitle: 'Request Failed',
      failed: 'Failed to submit your request. Please try again.',
    },
  },
  {
    refusals: {
      quote_name_required: 'يُرجى إدخال اسمك',
      quote_phone_invalid: 'يُرجى إدخال رقم هاتف صحيح',
      quote_email_invalid: 'يُرجى إدخال بريد إلكتروني صحيح',
      quote_people_required: 'يُرجى تحديد عدد الأشخاص',
      quote_people_too_many: 'لأكثر من 10,000 شخص يُرجى الاتصال بنا',
      quote_requirements_too_short: 'يُرجى وصف متطلباتك وتفضيلاتك الغذائية',
      quote_requirements_too_long: 'الوصف طويل جدًا',
      quote_contact_unknown: 'يُرجى اختيار وسيلة التواصل',
      quote_time_unknown: 'يُرجى اختيار وقت التواصل',
      quote_looks_automated: 'يبدو أن برنامجًا آليًا عبّأ هذا الطلب. يُرجى إرساله من النموذج.',
      quote_closed: 'سبق أن قرر العميل بشأن هذا الطلب.',
      offer_without_terms: 'لا يمكن طلب هذا العرض بعد. يمكنك طلب عرض جديد منا.',
      offer_restaurant_needed: 'يُرجى اختيار المطعم',
      offer_people_needed: 'يُرجى إدخال عدد الأشخاص، 200 على الأكثر',
      offer_meals_needed: 'يُرجى اختيار وجبة واحدة على الأقل في اليوم',
      offer_days_needed: 'يُرجى إدخال عدد الأيام من 1 إلى 7 في الأسبوع',
      offer_closed: 'لم يعد بالإمكان الرد على هذا العرض. يُرجى طلب عرض جديد منا.',
      offer_lines_needed: 'يُرجى إضافة بند واحد على الأقل',
      offer_lines_many: 'لا تزيد بنود العرض على 12 بندًا',
      offer_text_needed: 'يُرجى ذكر ما يشمله هذا البند',
      offer_amount_needed: 'يُرجى إدخال المبلغ بالدرهم',
      offer_valid_too_short: ({ day }: { day: Day }) =>
        `يجب أن يسري العرض حتى ${formatDay(day, 'ar')} على الأقل.`,
      offer_valid_too_long: ({ day }: { day: Day }) =>
        `يمكن أن يسري العرض حتى ${formatDay(day, 'ar', 'long')} على الأكثر.`,
    },
    templates: {
      offered: ({ number, total, day, link }: OfferWords) =>
        `عرضنا لطلبك ${number} جاهز: ${total} درهم، ويسري حتى ${day}. للاطلاع والرد: ${link}`,
    },
    dialog: {
      title: 'طلب عرض سعر خاص',
      lead: 'للعائلات والمكاتب والحميات الخاصة: أخبرنا بما تحتاج، ويصلك رد من فريقنا خلال 24 ساعة.',
      errorsTitle: 'يُرجى مراجعة طلبك',
      textFault: 'يحتوي هذا النص على رموز لا يمكن عرضها.',
      name: 'الاسم',
      phone: 'رقم الهاتف',
      email: 'البريد الإلكتروني',
      people: 'عدد الأشخاص',
      requirements: 'المتطلبات والتفضيلات الغذائية',
      requirementsHint: 'عدد الوجبات والأيام، الحميات، الحساسية، منطقة التوصيل.',
      method: 'وسيلة التواصل المفضلة',
      time: 'الوقت المفضل',
      submit: 'إرسال الطلب',
      cancel: 'إلغاء',
      website: 'يُترك هذا الحقل فارغًا',
    },
    methods: {
      whatsapp: 'واتساب',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
    },
    times: {
      morning: 'صباحًا (9-12)',
      afternoon: 'بعد الظهر (12-5)',
      evening: 'مساءً (5-9)',
      anytime: 'في أي وقت',
    },
    toasts: {
      success: 'تم بنجاح',
      submitted: 'شكرًا لطلبك! سيتواصل معك فريقنا خلال 24 ساعة بالوسيلة التي تفضلها.',
      failedTitle: 'تعذّر إرسال الطلب',
      failed: 'تعذّر إرسال طلبك. يُرجى إعادة المحاولة.',
    },
  },
)
