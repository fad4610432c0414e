import type { Point } from './geo.ts'
import type { Bilingual } from '../language.ts'

/** The values of "city" on the wire: they are the emirates. */
export const EMIRATES = [
  'Dubai',
  'Abu Dhabi',
  'Sharjah',
  'Ajman',
  'Ras Al Khaimah',
  'Fujairah',
  'Umm Al Quwain',
] as const
export type Emirate = (typeof EMIRATES)[number]

export const DEFAULT_EMIRATE: Emirate = 'Dubai'

export const EMIRATE_NAMES: Readonly<Record<Emirate, Bilingual>> = {
  Dubai: { en: 'Dubai', ar: 'دبي' },
  'Abu Dhabi': { en: 'Abu Dhabi', ar: 'أبوظبي' },
  Sharjah: { en: 'Sharjah', ar: 'الشارقة' },
  Ajman: { en: 'Ajman', ar: 'عجمان' },
  'Ras Al Khaimah': { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
  Fujairah: { en: 'Fujairah', ar: 'الفجيرة' },
  'Umm Al Quwain': { en: 'Umm Al Quwain', ar: 'أم القيوين' },
}

/** Where an address lies whose area we do not know: the middle of its main city. */
export const EMIRATE_CENTRES: Readonly<Record<Emirate, Point>> = {
  Dubai: { latitude: 25.2048, longitude: 55.2708 },
  'Abu Dhabi': { latitude: 24.4539, longitude: 54.3773 },
  Sharjah: { latitude: 25.3463, longitude: 55.4209 },
  Ajman: { latitude: 25.4052, longitude: 55.5136 },
  'Ras Al Khaimah': { latitude: 25.7895, longitude: 55.9432 },
  Fujairah: { latitude: 25.1288, longitude: 56.3265 },
  'Umm Al Quwain': { latitude: 25.5647, longitude: 55.5552 },
}

/** Central Dubai, where nothing else is known. */
export const FALLBACK_POINT: Point = { latitude: 25.276987, longitude: 55.296249 }
