import { defineTexts, plural } from '#shared/language.ts'

const quotesAr = (count: number) =>
  plural('ar', count, {
    zero: 'بلا عروض',
    one: 'عرض واحد',
    two: 'عرضان',
    few: '# عروض',
    many: '# عرضًا',
    other: '# عرض',
  })
const chefsAr = (count: number) =>
  plural('ar', count, {
    zero: 'لم يُبلَّغ أي شيف بعد',
    one: 'أُبلغ شيف واحد',
    two: 'أُبلغ طاهيان',
    few: 'أُبلغ # طهاة',
    many: 'أُبلغ # طاهيًا',
    other: 'أُبلغ # طاهٍ',
  })

/** The page of one event: its head, its stages and what is waited for. */
export const eventTexts = defineTexts(
  {
    back: 'All chef events',
    loading: 'Loading your event',
    failed: 'Your event did not load',
    failedLead: 'Nothing is lost. Your event is safe with us.',
    toCompare: (event: string, count: number) =>
      `${event}: ${plural('en', count, { one: '# quote', other: '# quotes to compare' })}`,
    stages: {
      label: 'From request to table',
      request: 'Request sent',
      quotes: 'Quotes',
      quotesOf: (count: number, most: number) => `${count} of up to ${most}`,
      deposit: 'Deposit 30%',
      depositNote: 'Books the chef',
      depositPaid: 'Paid',
      confirmed: 'Confirmed',
      freeUntil: (day: string) => `Free changes to ${day}`,
      event: 'Event',
      balance: 'Balance',
      balanceNote: 'After the event',
      balancePaid: 'Paid',
    },
    waiting: {
      title: 'Chefs are reading your request',
      invited: (count: number) =>
        plural('en', count, {
          one: '# chef who fits was told.',
          other: '# chefs who fit were told.',
        }),
      none: 'No chef who cooks these cuisines is free that day yet. We tell chefs as soon as their day opens. You can also change the day or the cuisines.',
      seen: (count: number) =>
        plural('en', count, { one: '# has read it.', other: '# have read it.' }),
      until: (moment: string) => `Chefs answer by ${moment}.`,
      lead: 'Quotes appear here, and we send you a message with each.',
    },
    cancelled: {
      title: 'This event was cancelled',
      customer: 'You cancelled it.',
      chef: 'The chef cancelled.',
      admin: 'Our team cancelled it.',
      payment: 'The deposit wasn’t paid or was taken back.',
      refunded: (amount: string) => `AED ${amount} went back to you.`,
      again: 'Request a chef',
      messages: 'Read the messages',
    },
    edit: 'Edit request',
    cancel: 'Cancel request',
  },
  {
    back: 'كل مناسبات الشيف',
    loading: 'جارٍ تحميل مناسبتك',
    failed: 'تعذّر تحميل مناسبتك',
    failedLead: 'لم يضع شيء، ومناسبتك محفوظة لدينا.',
    toCompare: (event: string, count: number) => `${event}: ${quotesAr(count)} للمقارنة`,
    stages: {
      label: 'من الطلب إلى السفرة',
      request: 'أُرسل الطلب',
      quotes: 'العروض',
      quotesOf: (count: number, most: number) => `${count} من ${most} على الأكثر`,
      deposit: 'دفعة مقدمة 30%',
      depositNote: 'تحجز الشيف',
      depositPaid: 'دُفعت',
      confirmed: 'تأكيد الحجز',
      freeUntil: (day: string) => `التغيير مجاني حتى ${day}`,
      event: 'المناسبة',
      balance: 'الباقي',
      balanceNote: 'بعد المناسبة',
      balancePaid: 'دُفع',
    },
    waiting: {
      title: 'الطهاة يقرؤون طلبك',
      invited: (count: number) => `${chefsAr(count)} ممن يناسبون طلبك.`,
      none: 'لا يوجد بعد شيف يجيد هذه المطابخ ومتاح في ذلك اليوم. نُبلغ الطهاة حالما يتاح يومهم، ويمكنك أيضًا تغيير اليوم أو المطابخ.',
      seen: (count: number) =>
        plural('ar', count, {
          zero: 'لم يقرأه أحد بعد.',
          one: 'قرأه واحد منهم.',
          two: 'قرأه اثنان منهم.',
          few: 'قرأه # منهم.',
          many: 'قرأه # منهم.',
          other: 'قرأه # منهم.',
        }),
      until: (moment: string) => `تصل العروض حتى ${moment}.`,
      lead: 'تظهر العروض هنا، ونرسل إليك رسالة مع كل عرض.',
    },
    cancelled: {
      title: 'أُلغيت هذه المناسبة',
      customer: 'ألغيتها بنفسك.',
      chef: 'ألغاها الشيف.',
      admin: 'ألغاها فريقنا.',
      payment: 'لم تُدفع الدفعة المقدمة أو استُردّت.',
      refunded: (amount: string) => `أُعيد إليك ${amount} درهم.`,
      again: 'طلب شيف',
      messages: 'قراءة الرسائل',
    },
    edit: 'تعديل الطلب',
    cancel: 'إلغاء الطلب',
  },
)
