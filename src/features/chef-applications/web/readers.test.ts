import { describe, expect, it } from 'vitest'
import { LANGUAGES, textsIn } from '#shared/language.ts'
import { messages } from '../messages.ts'
import { WARNINGS } from '../rules.ts'
import { adminTexts } from './admin/texts.ts'
import { applyTexts } from './apply/texts.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  it('a reviewer reads of the applicant’s numbers and papers, the applicant of their own', () => {
    const own = textsIn(messages, language)
    const team = textsIn(adminTexts, language)
    for (const warning of WARNINGS) expect(team.warnings[warning]).not.toBe(own.warnings[warning])
    const read = JSON.stringify([team.warnings, own.documentsOfOther])
    expect(read).not.toMatch(/\byour?\b|go on|please|بطاقتك|هويتك/i)
  })

  it('the minutes stand on the page before the steps, once for all of them', () => {
    const { stages, choice } = textsIn(applyTexts, language)
    expect(JSON.stringify([stages])).not.toMatch(/minute|دقائق|دقيقت/)
    expect(choice.steps).toMatch(/10/)
  })
})
