import { food, type FoodWord } from '../wishes/lexicon/words.ts'
import type { Allergen } from '#shared/food/food.ts'

const holding = (words: string, ...allergens: Allergen[]): FoodWord =>
  food('', words, { allergens })

/** Foods that contain an allergen in nearly all recipes; a wish for them is for a dish. */
export const NAMED_FOODS: readonly FoodWord[] = [
  holding(
    'satay|sate|saté|ساتاي|ساتيه|pad thai|phad thai|padthai|باد تاي|kung pao|kungpao|كونغ باو|كونج باو|massaman|ماسامان|gado gado|gadogado|غادو غادو',
    'peanuts',
  ),
  holding(
    'halawa|halwa tahinia|حلاوة طحينية|hummus|humus|hommos|houmous|hummous|baba ghanoush|baba ganoush|baba ghanouj|baba ganouj|babaganoush|بابا غنوج|مسبحة|mutabbal|moutabal|mutabal|متبل|متبل باذنجان|متبل الباذنجان|tarator|طرطور|طراطور|furikake|فوريكاكي',
    'sesame',
  ),
  holding('pesto|بيستو', 'milk', 'tree-nuts'),
  holding('baklava|baklawa|بقلاوة', 'gluten', 'tree-nuts'),
  holding('muhammara|mhammara|محمرة|romesco|روميسكو|amaretti|أماريتي', 'tree-nuts'),
  holding('dukkah|duqqa|dukka', 'tree-nuts', 'sesame'),
  holding('simit|سميت', 'gluten', 'sesame'),
  holding('miso|ميسو|teriyaki|ترياكي', 'soybeans'),
  holding('worcestershire|worcester sauce|ورشستر|ورسيستر', 'fish'),
  holding('omelette|omelet|omlet|omlette|أومليت|عجة|shakshuka|shakshouka|shakshoka|شكشوكة', 'eggs'),
  holding('custard|كاسترد|كسترد', 'eggs', 'milk'),
  holding('egg custard|trembling custard|savoury custard|savory custard|steamed custard', 'eggs'),
  holding('tiramisu|تيراميسو|cheesecake|تشيز كيك|تشيزكيك', 'milk'),
  holding('bechamel|béchamel|بشاميل|بيشاميل', 'gluten', 'milk'),
]
