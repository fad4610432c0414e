import type { Composition, DrawableDish } from '../composition.ts'
import { componentsOf } from './components.ts'
import type { Components } from './components.ts'
import {
  bakedDish,
  curry,
  grainBowl,
  grill,
  noodles,
  plated,
  riceDish,
  salad,
  soup,
} from './plated.ts'
import type { Form } from './plated.ts'
import { dumplings, pizza, porridge, sushi } from './special.ts'
import {
  burger,
  cake,
  eggPan,
  fruitPlate,
  omelettes,
  pancakes,
  pastries,
  pudding,
  sandwiches,
  tacos,
  toasts,
  wraps,
  yogurtBowl,
} from './small.ts'

/** The dish's name says its form before anything else; the first that matches wins. */
const FORMS_BY_NAME: readonly (readonly [words: RegExp, form: Form])[] = [
  [/soup|broth|ramen|congee|caldo|\bpho\b|laksa|chowder|harira/, soup],
  [/sushi|nigiri|\bmaki\b/, sushi],
  [/dumpling|gyoza|\bmomos?\b|dim sum|mandu|manti/, dumplings],
  [/pizza|manakish|flatbread/, pizza],
  [/\btacos?\b/, tacos],
  [/burger|slider/, burger],
  [/wrap|burrito(?! bowl)|shawarma(?! bowl)|\broll\b|quesadilla|kathi/, wraps],
  [/toast|bruschetta|crostini/, toasts],
  [/sandwich|panini|croque|club|banh mi|\bsub\b/, sandwiches],
  [/pancake|crepe|waffle|chebab|dosa/, pancakes],
  [/omelette|frittata|tortilla/, omelettes],
  [/shakshuka|eggs/, eggPan],
  [/oats|porridge|oatmeal|muesli/, porridge],
  [/granola|yogurt bowl|parfait|acai|smoothie/, yogurtBowl],
  [/pudding|mousse|mahalabia|custard|panna cotta|chia|ice cream|kheer|halwa/, pudding],
  [/cake|tart|brownie|cheesecake|tiramisu|basbousa|kunafa/, cake],
  [/baklava|maamoul|cookie|pastr/, pastries],
  [/fruit (salad|plate|platter)/, fruitPlate],
  [/salad|slaw|tabbouleh|fattoush/, salad],
  [/curry|masala|stew|korma|karahi|saloona|dal\b|daal|tagine|chili|rendang|adobo|gravy/, curry],
  [/biryani|machboos|kabsa|pulao|fried rice|risotto|paella|mandi|maqluba/, riceDish],
  [/spaghetti|pasta|noodle|penne|linguine|udon|soba|pad thai|chow mein|lo mein/, noodles],
  [/kebab|kofta|skewer|satay|yakitori|souvlaki|tikka|taouk|grill/, grill],
  [/bake|baked|casserole|gratin|lasagne|moussaka|tray/, bakedDish],
  [/bowl|poke|bibimbap|donburi/, grainBowl],
]

const FORM_BY_CATEGORY: Readonly<Record<string, Form>> = {
  bowls: grainBowl,
  grills: grill,
  'pasta-noodles': noodles,
  salads: salad,
  sandwiches: sandwiches,
  soups: soup,
  sweets: pudding,
}

/** Draws a dish no one has drawn by hand: its name gives the form, its heaviest ingredients fill it. */
export function composeFromIngredients(dish: DrawableDish): Composition {
  const parts = componentsOf(dish)
  return { seed: dish.id, label: dish.nameEn, ...formOf(dish, parts)(dish, parts) }
}

function formOf(dish: DrawableDish, parts: Components): Form {
  const name = dish.nameEn.toLowerCase()
  const named = FORMS_BY_NAME.find(([words]) => words.test(name))?.[1]
  if (named) return named
  const usual = FORM_BY_CATEGORY[dish.category]
  if (usual) return usual
  if (parts.base.length === 0 && parts.protein.length === 0) return fruitPlate
  return plated
}
