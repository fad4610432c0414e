import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      too_many_streams: 'You have Sufra open in too many tabs. This one follows a little later.',
    },
  },
  {
    refusals: {
      too_many_streams: 'سُفرة مفتوحة لديك في علامات تبويب كثيرة. ستتأخر هذه الصفحة قليلًا.',
    },
  },
)
