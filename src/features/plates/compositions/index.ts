import type { Serving } from '../composition.ts'
import { americanBreakfastSweets } from './american/breakfast-sweets.ts'
import { americanLighter } from './american/lighter.ts'
import { americanMains } from './american/mains.ts'
import { chinese } from './chinese.ts'
import { emiratiBreakfastSweets } from './emirati/breakfast-sweets.ts'
import { emiratiLighter } from './emirati/lighter.ts'
import { emiratiMains } from './emirati/mains.ts'
import { filipinoBreakfasts } from './filipino-breakfasts.ts'
import { filipino } from './filipino.ts'
import { frenchLighter } from './french-lighter.ts'
import { french } from './french.ts'
import { fusionBreakfastSweets } from './fusion/breakfast-sweets.ts'
import { fusionLighter } from './fusion/lighter.ts'
import { fusionMains } from './fusion/mains.ts'
import { greek } from './greek.ts'
import { indianBreakfastSweets } from './indian/breakfast-sweets.ts'
import { indianMains } from './indian/mains.ts'
import { italianBreakfastSweets } from './italian/breakfast-sweets.ts'
import { italianLighter } from './italian/lighter.ts'
import { italianMains } from './italian/mains.ts'
import { japaneseBreakfastSweets } from './japanese/breakfast-sweets.ts'
import { japaneseLighter } from './japanese/lighter.ts'
import { japaneseMains } from './japanese/mains.ts'
import { koreanBreakfasts } from './korean-breakfasts.ts'
import { korean } from './korean.ts'
import { lebaneseBreakfastSweets } from './lebanese/breakfast-sweets.ts'
import { lebaneseLighter } from './lebanese/lighter.ts'
import { lebaneseMains } from './lebanese/mains.ts'
import { mediterraneanBreakfastSweets } from './mediterranean/breakfast-sweets.ts'
import { mediterraneanLighter } from './mediterranean/lighter.ts'
import { mediterraneanMains } from './mediterranean/mains.ts'
import { mexicanBreakfastSweets } from './mexican/breakfast-sweets.ts'
import { mexicanLighter } from './mexican/lighter.ts'
import { mexicanMains } from './mexican/mains.ts'
import { middleEasternBreakfastSweets } from './middle-eastern/breakfast-sweets.ts'
import { middleEasternLighter } from './middle-eastern/lighter.ts'
import { middleEasternMains } from './middle-eastern/mains.ts'
import { pakistaniBreakfastSweets } from './pakistani/breakfast-sweets.ts'
import { pakistaniLighter } from './pakistani/lighter.ts'
import { pakistaniMains } from './pakistani/mains.ts'
import { spanishVegetables } from './spanish-vegetables.ts'
import { spanish } from './spanish.ts'
import { thaiBreakfastSweets } from './thai/breakfast-sweets.ts'
import { thaiLighter } from './thai/lighter.ts'
import { thaiMains } from './thai/mains.ts'
import { vietnameseBreakfasts } from './vietnamese-breakfasts.ts'
import { vietnamese } from './vietnamese.ts'

/** The dishes drawn by hand, by the id of the dish. */
const servings: Readonly<Record<string, Serving>> = {
  ...americanBreakfastSweets,
  ...americanLighter,
  ...americanMains,
  ...chinese,
  ...emiratiBreakfastSweets,
  ...emiratiLighter,
  ...emiratiMains,
  ...filipino,
  ...filipinoBreakfasts,
  ...french,
  ...frenchLighter,
  ...fusionBreakfastSweets,
  ...fusionLighter,
  ...fusionMains,
  ...greek,
  ...indianBreakfastSweets,
  ...indianMains,
  ...italianBreakfastSweets,
  ...italianLighter,
  ...italianMains,
  ...japaneseBreakfastSweets,
  ...japaneseLighter,
  ...japaneseMains,
  ...korean,
  ...koreanBreakfasts,
  ...lebaneseBreakfastSweets,
  ...lebaneseLighter,
  ...lebaneseMains,
  ...mediterraneanBreakfastSweets,
  ...mediterraneanLighter,
  ...mediterraneanMains,
  ...mexicanBreakfastSweets,
  ...mexicanLighter,
  ...mexicanMains,
  ...middleEasternBreakfastSweets,
  ...middleEasternLighter,
  ...middleEasternMains,
  ...pakistaniBreakfastSweets,
  ...pakistaniLighter,
  ...pakistaniMains,
  ...spanish,
  ...spanishVegetables,
  ...thaiBreakfastSweets,
  ...thaiLighter,
  ...thaiMains,
  ...vietnamese,
  ...vietnameseBreakfasts,
}

export function findServing(dishId: string): Serving | undefined {
  return Object.hasOwn(servings, dishId) ? servings[dishId] : undefined
}

export const servingIds = Object.keys(servings)
