import { plural } from '#shared/language.ts'
import { utilityTemplate, variables } from '#features/messages/server/public.ts'

const { counted, words } = variables

/** In Arabic as what is asked for. */
const documents = counted((language, count) =>
  language === 'ar'
    ? plural('ar', count, {
        one: 'مستند جديد واحد',
        two: 'مستندين جديدين',
        few: '# مستندات جديدة',
        many: '# مستندًا جديدًا',
        other: '# مستند جديد',
      })
    : plural('en', count, { one: '1 new document', other: '# new documents' }),
)

const button = { en: 'Open application', ar: 'فتح الطلب', path: '/dashboard/applications' }

/** Every message to an applicant, by its name in the outbox. */
export const APPLICATION_TEMPLATES = {
  'application-received': utilityTemplate({
    name: 'application-received',
    en: 'We’ve got your application to join Sufra. We’ll review it within 2 working days and write to you here.',
    ar: 'وصلنا طلب انضمامك إلى سُفرة. نراجعه خلال يومي عمل ونرد عليك هنا.',
    variables: {},
    button,
    isAlwaysSent: true,
  }),
  'application-resubmitted': utilityTemplate({
    name: 'application-resubmitted',
    en: 'We’ve got your changes, thank you. We’ll review your application again within 1 working day.',
    ar: 'وصلت تعديلاتك، شكرًا لك. نراجع طلبك من جديد خلال يوم عمل واحد.',
    variables: {},
    button,
    isAlwaysSent: true,
  }),
  'application-needs-documents': utilityTemplate({
    name: 'application-needs-documents',
    en: 'Your application to join Sufra needs {count} from you. Open it to see which, and send it again.',
    ar: 'يحتاج طلب انضمامك إلى سُفرة إلى {count} منك. يمكنك فتح الطلب لمعرفة المطلوب وإرساله من جديد.',
    variables: { count: documents },
    button,
    isAlwaysSent: true,
  }),
  'application-needs-changes': utilityTemplate({
    name: 'application-needs-changes',
    en: 'Your application to join Sufra needs a change. Our note: {note}. Open it to make the change and send it again.',
    ar: 'يحتاج طلب انضمامك إلى سُفرة إلى تعديل. ملاحظتنا: {note}. يمكنك فتح الطلب لتعديله وإرساله من جديد.',
    variables: { note: words('the licence photo is too dark') },
    button,
    isAlwaysSent: true,
  }),
  'application-reminder': utilityTemplate({
    name: 'application-reminder',
    en: 'Reminder: your application to join Sufra needs your changes. Open it and send it again when it’s ready.',
    ar: 'تذكير: طلب انضمامك إلى سُفرة يحتاج إلى تعديلك. يمكنك فتحه وإرساله من جديد متى أصبح جاهزًا.',
    variables: {},
    button,
    hours: 'day',
    isAlwaysSent: true,
  }),
  'application-rejected': utilityTemplate({
    name: 'application-rejected',
    en: 'We can’t accept your application to join Sufra. Reason: {reason}. You’re welcome to apply again.',
    ar: 'تعذّر قبول طلب انضمامك إلى سُفرة. السبب: {reason}. ويمكنك التقديم من جديد.',
    variables: { reason: words('the trade licence has expired') },
    button,
    isAlwaysSent: true,
  }),
  'application-approved': utilityTemplate({
    name: 'application-approved',
    en: 'Welcome to Sufra! Your chef profile is ready. Log in again to complete it and get requests.',
    ar: 'أهلًا بك في سُفرة! صفحة الشيف جاهزة. يُرجى تسجيل الدخول من جديد لإكمالها واستقبال الطلبات.',
    variables: {},
    button: { en: 'Open my profile', ar: 'فتح صفحتي', path: '/chef-dashboard/profile' },
    isAlwaysSent: true,
  }),
  'application-approved-kitchen': utilityTemplate({
    name: 'application-approved-kitchen',
    en: 'Welcome to Sufra! Your kitchen is ready to set up. Log in again to add your address, hours, prices and menu.',
    ar: 'أهلًا بكم في سُفرة! مطبخكم جاهز للإعداد. يُرجى تسجيل الدخول من جديد لإضافة العنوان والمواعيد والأسعار وقائمة الطعام.',
    variables: {},
    button: { en: 'Set up my kitchen', ar: 'إعداد مطبخي', path: '/kitchen/setup' },
    isAlwaysSent: true,
  }),
}

export type ApplicationTemplate = keyof typeof APPLICATION_TEMPLATES

export const applicationTemplates = Object.values(APPLICATION_TEMPLATES)
