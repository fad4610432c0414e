import { expect, it } from 'vitest'
import { seededCatalogue } from '../../../../tools/testing/wishes/seeded-catalogue.ts'
import { seededLexicon } from '../../../../tools/testing/wishes/seeded-lexicon.ts'
import { readMentions } from './read-mentions.ts'

const lexicon = seededLexicon()

/** Words of our catalogue that sound like an allergen and are none, each with its reason. */
const REASONS: Readonly<Record<string, string>> = {}

it.each([...seededCatalogue().dishes.values()])(
  'the texts of $slug mention no allergen that its ingredients do not contain',
  ({ slug, name, description, lines, allergens }) => {
    const ids = lines.map(({ ingredientId }) => ingredientId)
    const open = [name.en, name.ar, description.en, description.ar]
      .flatMap((text) => readMentions(text, lexicon, ids))
      .filter(({ allergen }) => !allergens.includes(allergen))
      .map(({ allergen, word }) => `${slug}: ${word}, ${allergen}`)
    expect(open.filter((one) => !(one in REASONS))).toEqual([])
  },
)
