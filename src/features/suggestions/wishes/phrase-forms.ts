import { normalPhrase } from './reading/tokens.ts'

/** A phrase and its words in the form in which sentences are read. */
export interface Phrase {
  form: string
  words: readonly string[]
}

const inForm = (form: string): Phrase => ({ form, words: form.split(' ') })

export const phraseOf = (text: string): Phrase => inForm(normalPhrase(text))

const formsOfWords = new Map<string, string>()

/** The tens of thousands of phrases in our lists are made of a few thousand words. */
function formOfWord(word: string): string {
  const known = formsOfWords.get(word)
  if (known !== undefined) return known
  const form = normalPhrase(word)
  formsOfWords.set(word, form)
  return form
}

function readPhrase(phrase: string): Phrase {
  const words = phrase.split(' ')
  const forms = words.map(formOfWord)
  if (forms.every((form, at) => form !== '' && form === words[at]))
    return { form: phrase, words: forms }
  const kept = forms.filter((form) => form !== '')
  const form = kept.join(' ')
  return kept.some((one) => one.includes(' ')) ? inForm(form) : { form, words: kept }
}

/** The phrases of one of our own lists, parted by `|`. */
export const readPhrases = (list: string): Phrase[] => list.split('|').map(readPhrase)

export const formsOf = (list: string): ReadonlySet<string> =>
  new Set(list.split('|').map((phrase) => readPhrase(phrase).form))
