import type { Allergen, Cuisine, Diet, MealTime } from '#shared/food/food.ts'
import type { Amount } from './amounts-in-text.ts'
import type { KnownFood, Lexicon } from '../lexicon.ts'
import { QUICK_MINUTES } from '../lexicon/slots.ts'
import { FOOD_GROUPS, membersOf } from './food-groups.ts'
import { readLatinArabic } from './latin-arabic.ts'
import { markPhrases } from './marks.ts'
import { isInRange } from './ranges.ts'
import { readStances } from './stances/read-stances.ts'
import { isCue, type Read, type Stance, type Stated } from './stances/stated.ts'
import { tokenise } from './tokens.ts'
import type { Leaning, Limited, WishReading } from '../wish.ts'

/**
 * Reads a sentence in English, Arabic or both by a grammar alone: no network, the same answer
 * every time. An allergy is understood, asked for, or reported as unclear; it is never dropped.
 */
export function readWish(text: string, lexicon: Lexicon): WishReading {
  const tokens = readLatinArabic(tokenise(text), lexicon)
  const { read, suspects, doubtful, isAllergyUnclear, isUnexplained } = readStances(
    markPhrases(tokens, lexicon),
  )
  const slots = new Slots(isAllergyUnclear)
  for (const mark of read) slots.take(mark)
  const foods = new Set(suspects)
  for (const food of foods) slots.suspect(food, foods.size === 1)
  for (const food of doubtful) slots.suspect(food, true)
  if (isAllergyUnclear || isUnexplained) slots.askForDiets()
  return slots.finish(lexicon)
}

/** Dishes with the name of a food. */
const DISH_FOODS: ReadonlyMap<string, readonly string[]> = new Map([['foul', ['fava-can']]])

/** A diet with the name of an allergy: where one is spoken of, it is this. */
const DIET_ALLERGENS: Partial<Record<Diet, readonly Allergen[]>> = {
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'nut-free': ['tree-nuts', 'peanuts'],
}

/** Of a food that dishes have a figure for, they are to be low in it. */
const isTurnedAway = (stance: Stance): boolean =>
  stance === 'less' || stance === 'no' || stance === 'dislike' || stance === 'ill'

/** `can't have salt`: a dish has little of it by its figures. */
const isForbiddenLimit = ({ stance, food }: Stated & { kind: 'food' }): boolean =>
  stance === 'ill' && food.lowIn === 'salt'

/** Of the heat of a dish. */
const MILD = 1

const NOT_SO = /^(?:not|isnt|is not|مب|مو|مش)$/
const FATTY = /oil|greas|fatty|دسم|دهن|زيوت/
const FRIED = /fried|قلي/

const MOST_UNCLEAR = 8
const LONGEST_UNCLEAR = 40

/** No rule holds what is said with them. */
const isReported = (mark: Read): boolean => isCue(mark, 'illness', 'quiz')

class Slots {
  private readonly wanted = new Set<string>()
  private readonly unwanted = new Set<string>()
  private readonly allergens = new Set<Allergen>()
  private readonly questions = new Set<Allergen>()
  private readonly diets = new Set<Diet>()
  private readonly cuisines = new Set<Cuisine>()
  private readonly unwantedCuisines = new Set<Cuisine>()
  /** Of dishes that the catalogue lacks. */
  private readonly nextBest = new Set<Cuisine>()
  private readonly dishes = new Set<string>()
  private readonly unwantedDishes = new Set<string>()
  private readonly mealTimes = new Set<MealTime>()
  private readonly dayTimes = new Set<MealTime>()
  private readonly leanings = new Set<Leaning>()
  private readonly lowIn = new Set<Limited>()
  private readonly amounts = new Map<Amount['unit'], number>()
  private quickMinutes: number | null = null
  private heat: number | null = null
  private readonly unclear: string[] = []
  private last: Read | undefined
  private isAllergyUnclear: boolean

  constructor(isAllergyUnclear: boolean) {
    this.isAllergyUnclear = isAllergyUnclear
  }

  take(mark: Read): void {
    if (mark.kind === 'food') this.takeFood(mark)
    else if (mark.kind === 'heat') this.takeHeat(mark)
    else if (mark.kind === 'dish') this.takeDish(mark)
    else if (mark.kind === 'cuisine') this.takeCuisine(mark)
    else if (mark.kind === 'heavy' || mark.kind === 'long') this.takeOpposite(mark)
    else if (mark.kind === 'amount') this.takeAmount(mark)
    else if (mark.kind === 'unknown') this.takeUnclear(mark)
    else this.takeSlot(mark)
    this.last = mark
  }

  private takeSlot(mark: Exclude<Read, Stated | Amount>): void {
    if (mark.kind === 'without') this.avoid(mark.foods)
    else if (mark.kind === 'condition') this.takeCondition(mark)
    else if (mark.kind === 'diet') this.unlessRefused(mark, () => this.takeDiet(mark.diet))
    else if (mark.kind === 'missing-dish') {
      this.nextBest.add(mark.cuisine)
      this.unclear.push(mark.raw)
    } else if (mark.kind === 'meal-time')
      this.unlessRefused(mark, () =>
        (mark.isOfDay ? this.dayTimes : this.mealTimes).add(mark.mealTime),
      )
    else if (mark.kind === 'leaning')
      this.unlessRefused(mark, () => this.leanings.add(mark.leaning))
    else if (mark.kind === 'low-in') this.lowIn.add(mark.limited)
    else if (mark.kind === 'saying' || isReported(mark)) this.unclear.push(mark.raw)
    else if (mark.kind === 'quick') this.quickMinutes = mark.minutes
    else if (mark.kind === 'number' && /\d/.test(mark.raw)) this.unclear.push(mark.raw)
  }

  /** `I'm not coeliac` */
  private takeCondition({ avoid, allergens }: Read & { kind: 'condition' }): void {
    if (isCue(this.last, 'no') && NOT_SO.test(this.last?.phrase ?? '')) return
    this.avoid(avoid)
    addAll(this.allergens, allergens)
  }

  /** Gluten-free for taste or for an allergy: the dish differs, so it is asked for. */
  private takeDiet(diet: Diet): void {
    this.diets.add(diet)
    addAll(this.questions, DIET_ALLERGENS[diet] ?? [])
  }

  /** `not vegan` is no wish for a diet, and there is no place for it: it is reported. */
  private unlessRefused(mark: Read, take: () => void): void {
    const { last } = this
    if (last?.kind === 'cue' && (last.cue === 'no' || last.cue === 'dislike'))
      this.unclear.push(`${last.raw} ${mark.raw}`)
    else take()
  }

  private takeHeat({ stance, heat }: Stated & { kind: 'heat' }): void {
    if (stance === 'fine') return
    const most = stance === 'want' ? heat : stance === 'less' ? MILD : 0
    this.heat = this.heat === null ? most : Math.min(this.heat, most)
  }

  private takeCuisine({ stance, cuisine, raw }: Stated & { kind: 'cuisine' }): void {
    if (stance === 'want') this.cuisines.add(cuisine)
    // No kitchen makes someone ill: `a reaction in a Chinese place`.
    else if (stance === 'ill' || stance === 'allergy') this.unclear.push(raw)
    else if (stance !== 'fine') this.unwantedCuisines.add(cuisine)
  }

  /** `not heavy` is light, `nothing that takes long` quick; what is wanted heavy has no slot. */
  private takeOpposite({ stance, kind, raw, phrase }: Stated & { kind: 'heavy' | 'long' }): void {
    if (stance === 'want' || stance === 'fine') this.unclear.push(raw)
    else if (FATTY.test(phrase)) this.lowIn.add('fat')
    else if (FRIED.test(phrase)) this.unclear.push(raw)
    else if (kind === 'heavy') this.leanings.add('light')
    else this.quickMinutes = QUICK_MINUTES
  }

  /** What a dish does to someone, one of its foods does: which one is not known. */
  private takeDish({ stance, dish }: Stated & { kind: 'dish' }): void {
    if (stance === 'deny' || stance === 'fine') return
    // `any curry except fish curry`
    const isOfFood = this.last?.kind === 'food' && this.last.stance === stance
    if (isOfFood && this.dishes.has(dish)) return
    if (stance === 'want') this.dishes.add(dish)
    else this.unwantedDishes.add(dish)
    if (stance !== 'want') this.avoid(DISH_FOODS.get(dish) ?? [])
    if (stance === 'allergy' || stance === 'ill') this.isAllergyUnclear = true
  }

  private takeFood(mark: Stated & { kind: 'food' }): void {
    const { stance, food, raw } = mark
    const isLimit = stance === 'less' || food.foods.length === 0 || isForbiddenLimit(mark)
    if (food.lowIn && isLimit && isTurnedAway(stance)) this.lowIn.add(food.lowIn)
    if (food.lowIn && stance === 'less') return
    if (stance === 'less' && food.avoid.includes('any-chili')) {
      this.takeHeat({ ...mark, kind: 'heat', heat: MILD })
      return
    }
    if (this.isAbsent(mark)) return
    if (stance === 'want') {
      addAll(this.wanted, food.foods)
      if (food.foods.length === 0) this.unclear.push(raw)
    } else if (stance === 'dislike') this.leaveOut(food)
    else if (stance === 'no' || stance === 'less') {
      this.leaveOut(food)
      addAll(this.questions, stance === 'no' ? mainlyOf(food) : food.names)
    } else if (stance === 'ill') {
      this.leaveOut(food)
      this.ask(food)
    } else if (stance === 'allergy') {
      addAll(this.allergens, food.allergens)
      addAll(this.questions, food.alsoAsk)
      if (food.allergens.length === 0) this.leaveOut(food)
    } else if (stance === 'deny') this.ask(food)
  }

  /** Something bad was said of it, perhaps. */
  suspect(food: KnownFood, isOnly: boolean): void {
    this.ask(food)
    if (food.names.length > 0 || isOnly) this.leaveOut(food)
  }

  ask({ names, allergens, alsoAsk }: KnownFood): void {
    addAll(this.questions, [...names, ...allergens, ...alsoAsk])
  }

  askForDiets(): void {
    for (const diet of this.diets) addAll(this.questions, DIET_ALLERGENS[diet] ?? [])
  }

  private leaveOut({ diet, avoid }: KnownFood): void {
    if (diet) this.diets.add(diet)
    else this.avoid(avoid)
  }

  /** Nothing of the catalogue holds it: it is reported, an allergy to it said to be unclear. */
  private isAbsent({ stance, food, raw }: Stated & { kind: 'food' }): boolean {
    if (
      food.diet ||
      food.lowIn ||
      food.foods.length + food.avoid.length + food.allergens.length > 0
    )
      return false
    if (stance === 'fine' || stance === 'deny') return true
    this.unclear.push(raw)
    if (stance === 'ill' || stance === 'allergy') this.isAllergyUnclear = true
    return true
  }

  private avoid(foods: readonly string[]): void {
    addAll(this.unwanted, foods)
  }

  private takeAmount({ unit, value, raw }: Amount): void {
    const before = this.amounts.get(unit)
    const total = unit === 'people' ? value + (before ?? 0) : value
    if (unit !== 'other' && (before === undefined || unit === 'people') && isInRange(unit, total))
      this.amounts.set(unit, Math.round(total))
    else this.unclear.push(raw)
  }

  private takeUnclear(mark: Read): void {
    const isRunning = this.last?.kind === 'unknown' && this.unclear.length > 0
    const words = isRunning ? `${this.unclear.pop()} ${mark.raw}` : mark.raw
    this.unclear.push(words)
  }

  finish(lexicon: Lexicon): WishReading {
    const { amounts, allergens, isAllergyUnclear } = this
    const mealTimes = [...(this.mealTimes.size > 0 ? this.mealTimes : this.dayTimes)]
    const dirhams = amounts.get('dirhams')
    const containsAllergen = (food: string) =>
      [FOOD_GROUPS.get(food), lexicon.ingredients.get(food)].some((known) =>
        known?.allergens?.some((allergen) => allergens.has(allergen)),
      )
    const known = [...lexicon.ingredients.values()]
    const gone = new Set([...this.unwanted].flatMap((food) => membersOf(food, known, 'unwanted')))
    const isLeft = (food: string) => !membersOf(food, known, 'wanted').every((id) => gone.has(id))
    return {
      wish: {
        wantedIngredients: [...this.wanted].filter(
          (food) => isLeft(food) && !containsAllergen(food),
        ),
        unwantedIngredients: [...this.unwanted],
        wantedDishes: [...this.dishes].filter((dish) => !this.unwantedDishes.has(dish)),
        unwantedDishes: [...this.unwantedDishes],
        addAllergens: [...allergens],
        diets: [...this.diets],
        cuisines: [...(this.cuisines.size > 0 ? this.cuisines : this.nextBest)],
        unwantedCuisines: [...this.unwantedCuisines],
        mealTime: mealTimes.length === 1 ? (mealTimes[0] ?? null) : null,
        maxMinutes: amounts.get('minutes') ?? this.quickMinutes,
        maxKcal: amounts.get('kcal') ?? null,
        leanings: [...this.leanings],
        lowIn: [...this.lowIn],
        budgetFils: dirhams === undefined ? null : dirhams * 100,
        maxHeat: this.heat,
        servings: amounts.get('people') ?? null,
      },
      questions: [...this.questions].filter((allergen) => !allergens.has(allergen)),
      unclear: this.unclear.slice(0, MOST_UNCLEAR).map((words) => words.slice(0, LONGEST_UNCLEAR)),
      isAllergyUnclear,
    }
  }
}

/** What it may be an allergy to: cheese is milk before it is anything else. */
const mainlyOf = ({ names, allergens }: KnownFood): readonly Allergen[] =>
  names.length > 0 ? names : allergens.slice(0, 1)

const addAll = <T>(set: Set<T>, values: Iterable<T>): void => {
  for (const value of values) set.add(value)
}
