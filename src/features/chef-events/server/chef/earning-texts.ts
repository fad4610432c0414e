import { textsIn, type Language } from '#shared/language.ts'
import { messages } from '../../chef-messages.ts'

/** The words of a chef's table of earnings. */
export const earningTexts = (language: Language) => textsIn(messages, language)
