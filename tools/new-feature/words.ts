export type FeatureFile = { path: string; text: string }

/** The words of a feature in each form that the code wants: `gift-cards` is the name of many. */
export type Words = {
  kebab: string
  snake: string
  camel: string
  pascal: string
  /** One of them: `giftCard`, `GiftCard`, `gift_card`. */
  one: { camel: string; pascal: string; snake: string }
  /** As people read it: `Gift cards`, `gift cards`, and in Arabic. */
  title: string
  plain: string
  arabic: string
  /** `GIFT_CARDS`, of constants. */
  loud: string
}

const pascalOf = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
const camelOf = (name: string) => {
  const pascal = pascalOf(name)
  return pascal.charAt(0).toLowerCase() + pascal.slice(1)
}

function oneOf(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}-entry`
}

/** Until someone writes what it is called in Arabic, the page says "My list". */
export const ARABIC_PLACEHOLDER = 'قائمتي'

export function wordsOf(name: string, arabic = ARABIC_PLACEHOLDER): Words {
  const one = oneOf(name)
  const plain = name.replaceAll('-', ' ')
  return {
    kebab: name,
    snake: name.replaceAll('-', '_'),
    camel: camelOf(name),
    pascal: pascalOf(name),
    one: { camel: camelOf(one), pascal: pascalOf(one), snake: one.replaceAll('-', '_') },
    title: plain.charAt(0).toUpperCase() + plain.slice(1),
    plain,
    arabic,
    loud: name.replaceAll('-', '_').toUpperCase(),
  }
}
