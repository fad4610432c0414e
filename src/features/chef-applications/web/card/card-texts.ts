import { defineTexts } from '#shared/language.ts'

/** Apart from the feature's messages: the dashboard's first page needs no more than these. */
export const cardTexts = defineTexts(
  {
    title: 'Cook with Sufra',
    lead: 'Apply as a private chef, or bring your licensed kitchen.',
    details: 'See details',
    types: { individual: 'Individual chef', business: 'Business' },
    statuses: {
      submitted: 'Under Review',
      pending: 'Under Review',
      needs_changes: 'Needs changes',
      approved: 'Approved',
      rejected: 'Rejected',
    },
    applied: (day: string) => `Applied on ${day}`,
    view: 'View Dashboard',
    again: 'Apply Again',
    fix: 'Put it right',
    apply: { individual: 'Apply as an individual', business: 'Apply as a business' },
    goOn: {
      individual: 'Go on with your application as an individual',
      business: 'Go on with your application as a business',
    },
    named: (action: string, type: string) => `${action}: ${type}`,
    loading: 'Loading your chef application',
    failed: 'Your chef application did not load',
    failedText: 'Nothing is lost. Please try again.',
  },
  {
    title: 'اطبخ مع سُفرة',
    lead: 'قدّم طلبك كشيف مستقل، أو ضمّ مطبخك المرخص.',
    details: 'عرض التفاصيل',
    types: { individual: 'شيف مستقل', business: 'منشأة' },
    statuses: {
      submitted: 'قيد المراجعة',
      pending: 'قيد المراجعة',
      needs_changes: 'يحتاج إلى تعديل',
      approved: 'مقبول',
      rejected: 'مرفوض',
    },
    applied: (day: string) => `تاريخ التقديم: ${day}`,
    view: 'عرض لوحة التحكم',
    again: 'التقديم من جديد',
    fix: 'إجراء التعديل',
    apply: { individual: 'التقديم كشيف مستقل', business: 'التقديم كمنشأة' },
    goOn: {
      individual: 'متابعة طلبك كشيف مستقل',
      business: 'متابعة طلبك كمنشأة',
    },
    named: (action: string, type: string) => `${action}: ${type}`,
    loading: 'جارٍ تحميل طلب انضمامك',
    failed: 'تعذّر تحميل طلب انضمامك',
    failedText: 'لم تفقد شيئًا. يُرجى إعادة المحاولة.',
  },
)
