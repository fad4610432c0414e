import { defineTexts } from '#shared/language.ts'

/** The two ways to cook with us. */
export const joinTexts = defineTexts(
  {
    title: 'Cook with Sufra',
    lead: 'Show us who you are. We answer within two working days.',
    cards: {
      individual: {
        title: 'Individual chef',
        text: 'Cook at other people’s tables, on the days that suit you.',
        action: 'Apply as an individual',
      },
      business: {
        title: 'Licensed food business',
        text: 'Bring your meal plans to customers near your kitchen.',
        action: 'Apply as a business',
      },
    },
  },
  {
    title: 'اطبخ مع سُفرة',
    lead: 'عرّفنا بنفسك ونرد خلال يومي عمل.',
    cards: {
      individual: {
        title: 'شيف مستقل',
        text: 'اطبخ على موائد الآخرين في الأيام التي تناسبك.',
        action: 'التقديم كشيف مستقل',
      },
      business: {
        title: 'منشأة غذائية مرخصة',
        text: 'قدّم خطط وجباتكم للعملاء القريبين من مطبخكم.',
        action: 'التقديم كمنشأة',
      },
    },
  },
)
