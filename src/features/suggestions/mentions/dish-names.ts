import type { Allergen } from '#shared/food/food.ts'
import { food, type FoodWord } from '../wishes/lexicon/words.ts'

const dish = (words: string, ...allergens: Allergen[]): FoodWord => food('', words, { allergens })

/** Dishes that are none without these: what only some recipes have doesn't stand here. */
export const DISH_NAMES: readonly FoodWord[] = [
  // Gulf
  dish('harees|hareesa', 'gluten'),
  dish('jareesh|jreesh|جريش', 'gluten'),
  dish('thareed|tharid|ثريد', 'gluten'),
  dish('margoog|marqooq|مرقوق', 'gluten'),
  dish('luqaimat|lugaimat|لقيمات|عوامة', 'gluten'),
  dish('balaleet|بلاليط', 'gluten', 'eggs'),
  dish('regag|rgag|خبز رقاق', 'gluten'),
  dish('khameer|خبز خمير', 'gluten'),
  dish('sambousa|sambusa|sambousek|samosa|سمبوسة|سنبوسة|سمبوسك', 'gluten'),
  // Levant and Egypt
  dish('umm ali|um ali|om ali|oum ali|أم علي|ام علي', 'gluten', 'milk', 'tree-nuts'),
  dish('basbousa|basboosa|namoura|بسبوسة|نمورة', 'gluten', 'milk'),
  dish('kunafa|kunafeh|knafeh|kanafeh|kunafah|كنافة', 'gluten', 'milk'),
  dish('qatayef|atayef|katayef|قطايف', 'gluten'),
  dish('maamoul|mamoul|كعك معمول|معمول التمر|معمول الفستق|معمول الجوز', 'gluten'),
  dish('barazek|برازق', 'gluten', 'sesame'),
  dish('mahalabia|muhallabia|mouhalabieh|muhalabia|مهلبية', 'milk'),
  dish('mansaf|منسف', 'milk'),
  dish('shish barak|shishbarak|شيش برك', 'gluten', 'milk'),
  dish('kibbeh|kibbe|kebbeh|kubba|kibbeh nayeh|كبة', 'gluten'),
  dish('tabbouleh|tabouleh|tabouli|tabbouli|تبولة', 'gluten'),
  dish('fattoush|fatoush|فتوش', 'gluten'),
  dish('fatteh|fatta|fattah|فتة', 'gluten'),
  dish('manakish|manaqish|manoushe|manousheh|manaeesh|مناقيش|منقوشة', 'gluten'),
  dish('freekeh|frikeh|فريكة', 'gluten'),
  dish('koshari|kushari|koshary|كشري', 'gluten'),
  dish('tzatziki|تزاتزيكي|جاجيك|cacik', 'milk'),
  // India and Pakistan
  dish('raita|رايتا', 'milk'),
  dish('lassi|لاسي', 'milk'),
  dish('gulab jamun|غلاب جامون|جلاب جامون|كلاب جامون', 'gluten', 'milk'),
  dish('ras malai|rasmalai|rasgulla|rasogolla|راس ملاي', 'milk'),
  dish('kulfi|كولفي', 'milk'),
  dish('kheer|rice kheer', 'milk'),
  dish('malai kofta|paneer tikka|palak paneer|paneer|بانير', 'milk'),
  dish('makhani|makhni|dal makhani|murgh makhani', 'milk'),
  dish('paratha|parotta|chapati|chapathi|roti|puri|براتا|شباتي', 'gluten'),
  // Italy and its neighbours
  dish('carbonara|كاربونارا', 'gluten', 'eggs', 'milk'),
  dish('alfredo|fettuccine alfredo|ألفريدو', 'milk'),
  dish('lasagna|lasagne|lasagnes|لازانيا', 'gluten', 'milk'),
  dish('cacio e pepe|كاتشيو إي بيبي', 'gluten', 'milk'),
  dish('puttanesca|بوتانيسكا', 'fish'),
  dish('ravioli|tortellini|رافيولي|تورتيليني', 'gluten', 'eggs'),
  dish('gnocchi|نيوكي', 'gluten'),
  dish('pizza|بيتزا', 'gluten'),
  dish('focaccia|ciabatta|bruschetta|calzone|فوكاشيا|بروسكيتا|كالزوني', 'gluten'),
  dish('caprese|كابريزي', 'milk'),
  dish('panna cotta|pannacotta|بانا كوتا', 'milk'),
  dish('cannoli|كانولي', 'gluten', 'milk'),
  dish('frittata|فريتاتا', 'eggs'),
  dish('spanakopita|سباناكوبيتا', 'gluten', 'milk'),
  dish('croissant|كرواسون|كرواسان', 'gluten', 'milk'),
]
