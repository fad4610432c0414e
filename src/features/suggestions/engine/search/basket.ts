import type { Problem } from './problem.ts'

/** What has to be bought: perishables in whole packs, the rest by weight, the pantry taken off. */
export class Basket {
  /** Specks of each ingredient beyond the pantry; negative while the pantry suffices. */
  readonly need: Float64Array
  /** In cost units. */
  cost = 0
  private readonly packSpecks: Float64Array
  private readonly filsPerKg: Float64Array
  private readonly isPerishable: Uint8Array

  constructor({ catalogue, pantrySpecks }: Pick<Problem, 'catalogue' | 'pantrySpecks'>) {
    this.need = pantrySpecks.map((specks) => -specks)
    this.packSpecks = catalogue.packSpecks
    this.filsPerKg = catalogue.filsPerKg
    this.isPerishable = catalogue.isPerishable
  }

  /** Takes so much more of an ingredient, or less when negative. */
  add(ingredient: number, specks: number): void {
    const before = this.need[ingredient] ?? 0
    const after = before + specks
    this.need[ingredient] = after
    const bought = before > 0 ? before : 0
    const toBuy = after > 0 ? after : 0
    const price = this.filsPerKg[ingredient] ?? 0
    if (this.isPerishable[ingredient] === 0) {
      this.cost += price * (toBuy - bought)
      return
    }
    const pack = this.packSpecks[ingredient] ?? 1
    this.cost += price * pack * (Math.ceil(toBuy / pack) - Math.ceil(bought / pack))
  }

  copyFrom(other: Basket): void {
    this.need.set(other.need)
    this.cost = other.cost
  }

  /** Cost units of what the packs hold beyond the need. */
  leftoverCost(): number {
    let cost = 0
    this.need.forEach((need, ingredient) => {
      if (need <= 0 || this.isPerishable[ingredient] === 0) return
      const pack = this.packSpecks[ingredient] ?? 1
      cost += (Math.ceil(need / pack) * pack - need) * (this.filsPerKg[ingredient] ?? 0)
    })
    return cost
  }
}
