import { defineTexts } from '#shared/language.ts'

export const messages = defineTexts(
  {
    refusals: {
      rating_closed: 'Only delivered meals can be rated, up to two weeks after the delivery.',
      stars_invalid: 'Choose one to five stars',
    },
  },
  {
    refusals: {
      rating_closed: 'يمكن تقييم الوجبات بعد توصيلها، وخلال أسبوعين منه.',
      stars_invalid: 'يُرجى اختيار نجمة إلى خمس نجوم',
    },
  },
)
