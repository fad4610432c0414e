/** Foods as signs; what no list knows is left out of the sentence, as a smile is. */
const FOODS: Readonly<Record<string, string>> = {
  '🥜': 'peanuts',
  '🌰': 'nuts',
  '🥛': 'milk',
  '🍼': 'milk',
  '🧀': 'cheese',
  '🧈': 'butter',
  '🥚': 'eggs',
  '🍳': 'eggs',
  '🐟': 'fish',
  '🐠': 'fish',
  '🎣': 'fish',
  '🍣': 'sushi',
  '🦐': 'shrimp',
  '🍤': 'shrimp',
  '🦞': 'lobster',
  '🦀': 'crab',
  '🦪': 'oysters',
  '🦑': 'squid',
  '🐙': 'octopus',
  '🌾': 'wheat',
  '🍞': 'bread',
  '🥖': 'bread',
  '🫓': 'bread',
  '🥐': 'bread',
  '🍗': 'chicken',
  '🐔': 'chicken',
  '🐓': 'chicken',
  '🥩': 'beef',
  '🐄': 'beef',
  '🐮': 'beef',
  '🐑': 'lamb',
  '🐐': 'lamb',
  '🍖': 'meat',
  '🐷': 'pork',
  '🐖': 'pork',
  '🥓': 'bacon',
  '🍚': 'rice',
  '🍝': 'spaghetti',
  '🍜': 'noodles',
  '🍄': 'mushrooms',
  '🧅': 'onion',
  '🧄': 'garlic',
  '🍅': 'tomato',
  '🥑': 'avocado',
  '🍆': 'eggplant',
  '🥕': 'carrot',
  '🌽': 'corn',
  '🥔': 'potato',
  '🍟': 'fries',
  '🥦': 'broccoli',
  '🥒': 'cucumber',
  '🥬': 'lettuce',
  '🫑': 'bell pepper',
  '🌶': 'spicy',
  '🫘': 'beans',
  '🫛': 'peas',
  '🫒': 'olives',
  '🥥': 'coconut',
  '🍋': 'lemon',
  '🍌': 'banana',
  '🍓': 'strawberry',
  '🥭': 'mango',
  '🍯': 'honey',
  '🧂': 'salt',
  '🍬': 'sugar',
  '🍭': 'sugar',
  '🍷': 'wine',
  '🍺': 'beer',
  '🍫': 'chocolate',
  '🍰': 'dessert',
  '🎂': 'dessert',
  '🧁': 'dessert',
  '🍩': 'dessert',
  '🍪': 'dessert',
  '🍮': 'dessert',
  '🍠': 'sweet potato',
  '🍎': 'apple',
  '🍊': 'orange',
  '🍍': 'pineapple',
  '🫐': 'blueberry',
  '🦃': 'turkey',
  '🥪': 'sandwich',
  '🍔': 'burger',
  '🍕': 'pizza',
  '🌮': 'taco',
  '🌯': 'wrap',
  '🥗': 'salad',
  '🍛': 'curry',
  '🍲': 'soup',
  '🥣': 'soup',
}
const FOOD = new RegExp(Object.keys(FOODS).join('|'), 'gu')

const REFUSAL = /[❌🚫⛔✖❎🛑🙅🤮🤢👎](?:\p{EMod}|\uFE0F|\u200D[♀♂]\uFE0F?)*/gu
const AGREEMENT = /[✅👍👌✔☑](?:\p{EMod}|\uFE0F)*/gu

const ENDS_IN_FOOD = /(?:\p{L}|\p{Extended_Pictographic}\uFE0F?)$/u
const BEGINS_WITH_FOOD = /^(?:\p{L}|\p{Extended_Pictographic})/u
const BEGINS_WITH_SIGN = new RegExp(`^\\s*(?:${REFUSAL.source}|${AGREEMENT.source})`, 'u')
/** The sign warns of what is said next, and denies none of it. */
const BEGINS_WITH_HEALTH =
  /^\s*(?:allerg|intoleran|c(?:o?e)liac|anaph|حساسي|تحسس|متحسس|7asas|hasas)/iu
const CONTAINS_FOOD = /\p{L}|\p{Extended_Pictographic}/u

/**
 * The words that signs stand for. A crossed-out sign belongs to the food that it is written onto:
 * before it (`❌🥜`) or behind it (`🥜❌`); anywhere else on the side on which the first one is. In
 * front of an allergy it is a warning.
 */
export function signsAsWords(text: string): string {
  let isFirstBehind = BEGINS_WITH_SIGN.test(text) ? false : undefined
  return text
    .replaceAll(REFUSAL, (...found) => {
      const [sign, at] = [found[0], Number(found.at(-2))]
      const [before, after] = [text.slice(0, at), text.slice(at + sign.length)]
      if (BEGINS_WITH_HEALTH.test(after)) return ', '
      const isOntoLast = ENDS_IN_FOOD.test(before)
      const isBehind =
        isOntoLast === BEGINS_WITH_FOOD.test(after)
          ? (isFirstBehind ?? CONTAINS_FOOD.test(before))
          : isOntoLast
      isFirstBehind ??= isBehind
      return isBehind ? ' no, ' : ' no '
    })
    .replaceAll(AGREEMENT, ' yes ')
    .replaceAll(FOOD, (sign) => ` ${FOODS[sign] ?? ''} `)
}
