import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isLanguage, negotiateLanguage } from '#shared/language.ts'
import { isTheme } from '#shared/page/preferences.ts'
import type { Look } from './page-html.ts'

const FORM_LIMIT_BYTES = 4096

/** The page around the frame names its language and theme; the form carries them on. */
export function lookOf(
  c: Context,
  language: string | undefined,
  asked: Readonly<Record<string, string | undefined>> = c.req.query(),
): Look {
  const { theme } = asked
  const chosen = [asked['language'], language].find(isLanguage)
  return {
    language:
      chosen ?? negotiateLanguage(getCookie(c, 'language'), c.req.header('accept-language')),
    theme: isTheme(theme) ? theme : undefined,
  }
}

/** The fields of a posted form; undefined where it is none, or too large. */
export async function readForm(c: Context): Promise<Record<string, string> | undefined> {
  const text = await c.req.text()
  const type = c.req.header('content-type') ?? ''
  if (text.length > FORM_LIMIT_BYTES) return undefined
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  return Object.fromEntries(new URLSearchParams(text))
}
