import { defineTexts } from '#shared/language.ts'

interface SaidClash {
  course: string
  allergenEn: string
  allergenAr: string
}

export const messages = defineTexts(
  {
    refusals: {
      quotes_enough: 'This request has as many quotes as it can take.',
      quotes_over:
        'The 48 hours to quote are over, and the customer is choosing. If nothing is accepted, you can quote again.',
      day_quoted: 'Your quotes for this day have changed. Please look at the day again.',
      quote_sent: 'Your quote for this request still stands.',
      quote_decided: 'This quote does not stand any more.',
      quote_allergen: ({ course, allergenEn }: SaidClash) =>
        `“${course}” contains ${allergenEn}, which somebody at this table must not eat. Please change the course.`,
    },
    earnings: {
      day: 'Day',
      event: 'Event',
      deposit: 'Deposit',
      balance: 'Balance',
      fee: 'Sufra',
      net: 'You receive',
      payout: 'Payout',
      due: 'Due',
      reference: 'Reference',
    },
    payoutStates: { waiting: 'Waiting', held: 'On hold', due: 'Due', paid: 'Paid' },
  },
  {
    refusals: {
      quotes_enough: 'وصل هذا الطلب إلى أقصى عدد من العروض.',
      quotes_over:
        'انتهت ساعات تقديم العروض الـ48، والعميل يختار بينها. إن لم يقبل عرضًا، أمكنك التقديم من جديد.',
      day_quoted: 'تغيّرت عروضك لهذا اليوم. يُرجى مراجعته من جديد.',
      quote_sent: 'عرضك على هذا الطلب ما زال قائمًا.',
      quote_decided: 'لم يعد هذا العرض قائمًا.',
      quote_allergen: ({ course, allergenAr }: SaidClash) =>
        `يحتوي «${course}» على ${allergenAr}، وعلى هذه المائدة من يجب ألا يتناوله. يُرجى تغيير الطبق.`,
    },
    earnings: {
      day: 'اليوم',
      event: 'المناسبة',
      deposit: 'المقدمة',
      balance: 'الباقي',
      fee: 'سُفرة',
      net: 'تستلم',
      payout: 'التحويل',
      due: 'الاستحقاق',
      reference: 'المرجع',
    },
    payoutStates: { waiting: 'قيد الانتظار', held: 'موقوف', due: 'مستحق', paid: 'مدفوع' },
  },
)
