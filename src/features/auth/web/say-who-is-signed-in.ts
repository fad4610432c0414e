import { textsIn } from '#shared/language.ts'
import { readPreferences } from '#shared/page/preferences.ts'
import { maskPhone } from '#shared/phone.ts'
import { toast } from '#ui/feedback/toast.ts'
import { otherPersonTexts } from '../other-person-texts.ts'
import type { SessionUser } from './queries.ts'

/** Stays until it is closed. */
export function sayWhoIsSignedIn({ name, phone }: SessionUser): void {
  const texts = textsIn(otherPersonTexts, readPreferences().language)
  toast({ title: texts.title(name || maskPhone(phone)), text: texts.text, isLasting: true })
}
