import { plural, type Language } from '../language.ts'

const FORMS = {
  seconds: {
    en: { one: '1 second', other: '# seconds' },
    ar: { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' },
  },
  minutes: {
    en: { one: '1 minute', other: '# minutes' },
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
  },
  hours: {
    en: { one: '1 hour', other: '# hours' },
    ar: { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
  },
}

/** How long to wait, as people say it, after "in" or "بعد"; never less than it takes. */
export function sayWait(language: Language, seconds: number): string {
  const say = (unit: keyof typeof FORMS, count: number) =>
    plural(language, count, FORMS[unit][language])
  if (seconds < 60) return say('seconds', seconds)
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return say('minutes', minutes)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (rest === 0) return say('hours', hours)
  return `${say('hours', hours)}${language === 'ar' ? ' و' : ' and '}${say('minutes', rest)}`
}
