import { defineTexts, type Language } from '#shared/language.ts'
import type { FailureReason, TicketStatus } from './rules.ts'

const STATUSES: Record<Language, Record<TicketStatus, string>> = {
  en: {
    due: 'New',
    preparing: 'Preparing',
    ready: 'Ready',
    out: 'Out',
    delivered: 'Delivered',
    failed: 'Not delivered',
    cancelled: 'Cancelled',
  },
  ar: {
    due: 'جديدة',
    preparing: 'قيد التحضير',
    ready: 'جاهزة',
    out: 'في الطريق',
    delivered: 'سُلِّمت',
    failed: 'لم تُسلَّم',
    cancelled: 'ملغاة',
  },
}

const REASONS: Record<Language, Record<FailureReason, string>> = {
  en: {
    nobody_home: 'Nobody home',
    address_not_found: 'Address not found',
    damaged: 'Damaged',
    not_made: 'Not made',
    too_late: 'Too late',
    courier: 'Driver could not go on',
    not_delivered: 'Not delivered in time',
    not_arrived: 'The customer did not get it',
  },
  ar: {
    nobody_home: 'لا أحد في المنزل',
    address_not_found: 'العنوان غير موجود',
    damaged: 'تعرّضت للتلف',
    not_made: 'لم تُحضَّر',
    too_late: 'تأخّرت كثيرًا',
    courier: 'تعذّر على السائق المواصلة',
    not_delivered: 'لم تُسلَّم في وقتها',
    not_arrived: 'لم تصل إلى العميل',
  },
}

interface Named {
  ticket: string
}

export const messages = defineTexts(
  {
    refusals: {
      instant_invalid: 'This is not a time.',
      ticket_changed: ({ ticket, status }: Named & { status: TicketStatus }) =>
        `${ticket} was changed elsewhere. It is now: ${STATUSES.en[status]}.`,
      step_not_allowed: 'This step is not possible from where the ticket is now.',
      failure_reason_required: 'Please say why it was not delivered',
      wait_at_door: ({ ticket }: Named) =>
        `${ticket}: please say that nobody opens, and wait ten minutes before you go on.`,
      dish_stopped: ({ ticket, dishes }: Named & { dishes: string }) =>
        `${ticket}: someone in this household reacted to ${dishes}. Recall it and send another dish, or mark it as not delivered.`,
      recall_too_late: ({ ticket }: Named) => `${ticket}: the time to take this back is over.`,
      refund_made: ({ ticket }: Named) =>
        `${ticket}: the customer's money has been sent back, so this cannot be taken back.`,
      nothing_to_recall: ({ ticket }: Named) => `${ticket}: there is no step to take back.`,
      driver_name_too_short: 'Please enter a name with at least 2 characters',
      driver_phone_invalid: 'Please enter a valid phone number',
      driver_known: 'A driver with this phone number is on your list already.',
      driver_on_the_way: 'This driver still has deliveries on the way.',
      too_many_drivers: 'A kitchen can have at most 50 drivers.',
      run_ticket_twice: 'One ticket was given to two drivers.',
      run_over: 'This link has ended. It holds for the day of the run only.',
      handover_code_invalid: 'The code has four digits',
      handover_code_required: "Please enter the customer's code, or say why there is none",
      handover_code_wrong: 'This is not the code of this delivery. Please ask again.',
      not_to_be_paid: 'This delivery has been made good already.',
    },
    statuses: STATUSES.en,
    reasons: REASONS.en,
  },
  {
    refusals: {
      instant_invalid: 'هذا ليس وقتًا صحيحًا.',
      ticket_changed: ({ ticket, status }: Named & { status: TicketStatus }) =>
        `تغيّرت التذكرة ${ticket} في مكان آخر، وحالتها الآن: ${STATUSES.ar[status]}.`,
      step_not_allowed: 'لا يمكن اتخاذ هذه الخطوة من حالة التذكرة الحالية.',
      failure_reason_required: 'يُرجى ذكر سبب عدم التسليم',
      wait_at_door: ({ ticket }: Named) =>
        `${ticket}: يُرجى الإبلاغ بأن لا أحد يفتح الباب، والانتظار عشر دقائق قبل المتابعة.`,
      dish_stopped: ({ ticket, dishes }: Named & { dishes: string }) =>
        `${ticket}: ظهرت أعراض حساسية في هذه الأسرة بعد ${dishes}. يُرجى التراجع وإرسال طبق آخر، أو الإبلاغ بأنها لم تُسلَّم.`,
      recall_too_late: ({ ticket }: Named) =>
        `${ticket}: انتهى الوقت المتاح للتراجع عن هذه الخطوة.`,
      refund_made: ({ ticket }: Named) =>
        `${ticket}: أُعيد المبلغ إلى العميل، فلا يمكن التراجع عن هذه الخطوة.`,
      nothing_to_recall: ({ ticket }: Named) => `${ticket}: لا توجد خطوة يمكن التراجع عنها.`,
      driver_name_too_short: 'يُرجى إدخال اسم من حرفين على الأقل',
      driver_phone_invalid: 'يُرجى إدخال رقم هاتف صحيح',
      driver_known: 'يوجد سائق بهذا الرقم في قائمتك.',
      driver_on_the_way: 'لا تزال لدى هذا السائق توصيلات في الطريق.',
      too_many_drivers: 'الحد الأقصى للمطبخ 50 سائقًا.',
      run_ticket_twice: 'أُسندت تذكرة واحدة إلى سائقين.',
      run_over: 'انتهت صلاحية هذا الرابط، فهو صالح ليوم الجولة فقط.',
      handover_code_invalid: 'يتكوّن الرمز من أربعة أرقام',
      handover_code_required: 'يُرجى إدخال رمز العميل، أو ذكر سبب عدم وجوده',
      handover_code_wrong: 'هذا ليس رمز هذه التوصيلة. يُرجى السؤال عنه مرة أخرى.',
      not_to_be_paid: 'عوّضناك عن هذا التوصيل من قبل.',
    },
    statuses: STATUSES.ar,
    reasons: REASONS.ar,
  },
)
