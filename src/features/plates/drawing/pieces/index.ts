import type { Sheet } from '../sheet.ts'
import { bakery } from './bakery.ts'
import { fruit } from './fruit.ts'
import { herbs } from './herbs.ts'
import { pantry } from './pantry.ts'
import { proteins } from './proteins.ts'
import { vegetables } from './vegetables.ts'

const pieces = { ...bakery, ...fruit, ...herbs, ...pantry, ...proteins, ...vegetables }

/** One piece of food, drawn once as a symbol and stamped as often as a dish needs it. */
export type PieceName = keyof typeof pieces

export function pieceSymbol(sheet: Sheet, name: PieceName): string {
  const draw: (sheet: Sheet) => string = pieces[name]
  return sheet.symbol(`piece ${name}`, () => draw(sheet))
}
