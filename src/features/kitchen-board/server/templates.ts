import type { Occasion } from '#shared/food/occasions.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { formatDirhams } from '#shared/money.ts'
import type { MessageParameters, RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'
import type { FailureReason } from '../rules.ts'

const textsOf = ({ mealTime }: MessageParameters, language: Language) => {
  const { templates } = textsIn(messages, language)
  return { templates, meal: templates.meals[mealTime as Occasion] }
}

export const kitchenBoardTemplates: RenderedTemplate[] = [
  {
    name: 'drop-out',
    expiresAfterHours: 3,
    render: (parameters, language) => {
      const { templates, meal } = textsOf(parameters, language)
      const { from, to, code } = parameters
      return templates.out(meal, String(from), String(to), String(code))
    },
  },
  {
    name: 'drop-at-door',
    expiresAfterHours: 1,
    render: (parameters, language) => {
      const { templates, meal } = textsOf(parameters, language)
      return templates.atDoor(meal, Number(parameters['minutes']))
    },
  },
  {
    name: 'drop-delivered',
    render: (parameters, language) => {
      const { templates, meal } = textsOf(parameters, language)
      return templates.delivered(meal)
    },
  },
  {
    name: 'drop-failed',
    render: (parameters, language) => {
      const { templates, meal } = textsOf(parameters, language)
      const refundFils = Number(parameters['refundFils'])
      const why = templates.whys[parameters['reason'] as FailureReason]
      const remedy =
        refundFils > 0
          ? templates.refunded(formatDirhams(refundFils, language))
          : templates.notRefunded
      return `${templates.failed(meal, why)} ${remedy}`
    },
  },
  {
    name: 'drop-corrected',
    render: (parameters, language) => {
      const { templates, meal } = textsOf(parameters, language)
      return templates.corrected(meal)
    },
  },
]
