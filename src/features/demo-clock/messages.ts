import { defineTexts, plural } from '#shared/language.ts'

export const messages = defineTexts(
  {
    clock: {
      title: 'Demo time',
      lead: 'Move time forward to see charges, deliveries and messages as they come.',
      now: 'Now in Dubai',
      hour: '+1 hour',
      day: '+1 day',
      week: '+7 days',
      cutoff: 'Next cut-off',
      loading: 'Loading the time',
      error: 'We couldn’t load the time. Try again.',
      moving: 'Moving time. Everything due on the way is running…',
      failed: 'We couldn’t move the time. Try again.',
      jobs: (count: number) => plural('en', count, { one: '# job ran', other: '# jobs ran' }),
      messages: (count: number) =>
        plural('en', count, { one: '# new message', other: '# new messages' }),
      done: (jobs: string, sent: string) => `Time moved: ${jobs}, ${sent}`,
    },
    refusals: {
      clock_goal_unclear: 'Enter either hours or a date and time.',
      clock_backwards: 'Time only moves forward. Choose a later date and time.',
      clock_too_far: 'Time moves by up to one year at once. Choose an earlier date.',
      clock_moving: 'Time is already being moved. Wait until it’s done.',
    },
  },
  {
    clock: {
      title: 'وقت النسخة التجريبية',
      lead: 'يمكن تقديم الوقت لرؤية الدفعات والتوصيل والرسائل في مواعيدها.',
      now: 'الآن في دبي',
      hour: '+ ساعة',
      day: '+ يوم',
      week: '+ 7 أيام',
      cutoff: 'آخر موعد للتعديل',
      loading: 'جارٍ تحميل الوقت',
      error: 'تعذّر تحميل الوقت. يُرجى المحاولة مرة أخرى.',
      moving: 'جارٍ تقديم الوقت وتنفيذ كل ما يحين موعده…',
      failed: 'تعذّر تقديم الوقت. يُرجى المحاولة مرة أخرى.',
      jobs: (count: number) =>
        plural('ar', count, {
          zero: 'لا مهام',
          one: 'مهمة واحدة',
          two: 'مهمتان',
          few: '# مهام',
          many: '# مهمة',
          other: '# مهمة',
        }),
      messages: (count: number) =>
        plural('ar', count, {
          zero: 'لا رسائل جديدة',
          one: 'رسالة جديدة واحدة',
          two: 'رسالتان جديدتان',
          few: '# رسائل جديدة',
          many: '# رسالة جديدة',
          other: '# رسالة جديدة',
        }),
      done: (jobs: string, sent: string) => `تم تقديم الوقت: ${jobs}، ${sent}`,
    },
    refusals: {
      clock_goal_unclear: 'يُرجى إدخال عدد الساعات أو التاريخ والوقت، لا كليهما.',
      clock_backwards: 'الوقت يتقدم فقط. يُرجى اختيار موعد لاحق.',
      clock_too_far: 'يمكن تقديم الوقت سنة واحدة على الأكثر في المرة. يُرجى اختيار موعد أقرب.',
      clock_moving: 'الوقت قيد التقديم الآن. يُرجى الانتظار حتى ينتهي.',
    },
  },
)
