import { BREAKS, isCue, isStated, type Read, type Stance, type Stated } from '../stated.ts'
import { formsOf } from '../../../phrase-forms.ts'

type Food = Extract<Read, { kind: 'food' }>

const REFUSED: ReadonlySet<Stance> = new Set(['no', 'dislike', 'ill', 'allergy', 'deny'])

/** Said of a food, they only say that it does no harm; `please` and `great` say more or less. */
const HARMLESS =
  /\b(?:ok|okay|fine|alright|all right|allowed|safe|no problem|no issue|no bother|never an? (?:problem|bother|issue)|never any trouble|no trouble|ok again|fine again|do(?:es)? no harm|do(?:es)? nothing to me|(?:is|are) a yes|i eat (?:daily|every day|by the bucket))$|^(?:works|goes? down) (?:great|fine|well|ok|okay|for me)$|not a problem|(?:not an|isnt an|arent an) issue|^(?:all good|عادي[هة]?|اوكي|تمام|مسموح|ما فيه مشكله)$/u
/** «السمك آكله» */
const EATEN = /^(?:[اينت]|با|بي|بت|بن)?اكل(?:ه|ها|هم)$/u
const isHarmless = (mark: Read): boolean =>
  (isCue(mark, 'fine') && HARMLESS.test(mark.phrase)) ||
  (mark.kind === 'filler' && EATEN.test(mark.phrase))
const VERBAL = /^(?:is|are)\b/u

/** `allergic to peanuts, almonds are fine`: they may be eaten, and no one asked for them. */
export function takeHarmless(read: readonly Read[]): void {
  const isRefusing = read.some(
    (mark) =>
      mark.kind === 'condition' ||
      (mark.kind === 'diet' && mark.diet.startsWith('veg')) ||
      (isStated(mark) && REFUSED.has(mark.stance)),
  )
  for (const [at, cue] of read.entries())
    if (isHarmless(cue) && (isRefusing || VERBAL.test(cue.phrase))) harmlessBefore(read, at)
}

function harmlessBefore(read: readonly Read[], cueAt: number): void {
  const { foods, start } = listBefore(read, cueAt)
  const [nearest, ...others] = foods
  if (!nearest) return
  const before = read.slice(0, start).findLast(({ kind }) => kind !== 'filler')
  const isListed = others.length > 0 && before?.kind === 'comma'
  const isWanted = foods.every(({ stance }) => stance === 'want')
  // `no prawns is fine` refuses them.
  const isOwnClause = isStated(before) || BREAKS.has(before?.kind ?? '') || isCue(before, 'but')
  const isSaid = isOwnClause && VERBAL.test(read[cueAt]?.phrase ?? '')
  if (!isWanted && (others.length > 0 || !isSaid)) return
  // «أبي سمك عادي»
  if (start > 0 && isCue(before, 'want') && !VERBAL.test(read[cueAt]?.phrase ?? '')) return
  nearest.stance = 'fine'
  // `allergic to sesame, eggs and milk is fine`: the eggs may belong to the allergy.
  for (const other of others) other.stance = isListed ? 'deny' : 'fine'
}

/** The foods right before a cue that `and` or `or` joins. */
function listBefore(read: readonly Read[], cueAt: number): { foods: Food[]; start: number } {
  const foods: Food[] = []
  let start = cueAt
  let isJoined = true
  for (let at = cueAt - 1; at >= 0; at -= 1) {
    const mark = read[at]
    if (mark?.kind === 'food') {
      if (!isJoined) break
      foods.push(mark)
      start = at
      isJoined = false
    } else if (isCue(mark, 'and', 'or')) isJoined = true
    else if (mark?.kind !== 'filler' && !(mark?.kind === 'unknown' && foods.length === 0)) break
  }
  return { foods, start }
}

const SELF = formsOf('im|i am|عندي|فيني|انا')
const NOT = formsOf('not|مب|مو|مش|ما')
const POINTING = formsOf('that|thats|that was|its|it is|it was')

/** What was said in the clause before `I'm not.` */
function saidBefore(read: readonly Read[], at: number): Read[] {
  if (!NOT.has(read[at]?.phrase ?? '') || !isDenialAlone(read, at)) return []
  const end = Math.max(
    0,
    read.slice(0, at).findLastIndex(({ kind }) => BREAKS.has(kind)),
  )
  const start = read.slice(0, end).findLastIndex(({ kind }) => BREAKS.has(kind))
  return read.slice(start + 1, end)
}

/** `the last app took me for a vegan. I'm not.` */
export const findDietsTakenBack = (read: readonly Read[]): Read[] =>
  read.flatMap((_, at) => saidBefore(read, at).filter(({ kind }) => kind === 'diet'))

/** `everyone says I'm allergic to gluten. I'm not.`: what was said right before is asked for alone. */
export function findTakenBack(read: readonly Read[]): Stated[] {
  return read.flatMap((_, at) => {
    const said = saidBefore(read, at)
    const allergyAt = said.findLastIndex((one) => isCue(one, 'allergy'))
    const isOfSelf = said
      .slice(Math.max(0, allergyAt - 2), Math.max(0, allergyAt))
      .some(({ phrase }) => SELF.has(phrase))
    return isOfSelf
      ? said.filter((one): one is Stated => isStated(one) && one.stance === 'allergy')
      : []
  })
}

function isDenialAlone(read: readonly Read[], at: number): boolean {
  const isBefore = SELF.has(read[at - 1]?.phrase ?? '')
  const isBehind = SELF.has(read[at + 1]?.phrase ?? '') && read[at]?.phrase === 'ما'
  const next = read[isBehind ? at + 2 : at + 1]
  return (
    (isBefore || isBehind) &&
    (next === undefined || BREAKS.has(next.kind) || isCue(next, 'but') || POINTING.has(next.phrase))
  )
}

/** An allergy that may be over or was a joke, to what is wanted in the same breath: it is asked for alone. */
export const findWantedAfterAll = (read: readonly Read[]): Food[] => {
  const foods = read.filter((mark): mark is Food => mark.kind === 'food')
  const wanted = foods.filter(({ stance }) => stance === 'want')
  return foods.filter(
    ({ stance, food }) =>
      stance === 'ill' &&
      // What can't be asked for stays left out.
      food.allergens.length > 0 &&
      wanted.some(
        (one) =>
          one.food.foods.some((id) => food.foods.includes(id)) ||
          one.food.allergens.some((allergen) => food.allergens.includes(allergen)),
      ),
  )
}
