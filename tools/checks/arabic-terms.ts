import type { Check, Finding, SourceFile } from './source.ts'

const GLOSSARY = 'docs/glossary.md'
const HEADING = '## Not these words'
const screens = /^src\/.*(?<!\.test)\.tsx?$/
const VOWELS = /[\u064b-\u0652\u0640]/g
const LETTER = '[\\u0621-\\u064a]'
/** And, so, with, to, like, the: they are written as one word with what follows. */
const PREFIXES = '(?:[وف]?(?:[بك]?ال|لل?|ب|ك)?)'

interface Term {
  avoided: string
  pattern: RegExp
  say: string
}

/** Rows such as `| مسؤول | مشرف | admin |` under the heading. */
function readTerms({ text }: SourceFile): Term[] {
  const part = text.split(HEADING)[1]?.split('\n## ')[0] ?? ''
  return part
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, avoided = '', say = '']) => /[\u0621-\u064a]/.test(avoided) && say !== '')
    .map(([, avoided = '', say = '']) => ({
      avoided,
      say,
      pattern: new RegExp(
        `(?<!${LETTER})${PREFIXES}${avoided.replaceAll(VOWELS, '')}(?!${LETTER})`,
      ),
    }))
}

/** Arabic on screens takes the words of the glossary, not those that it sets aside. */
export const findStrayTerms: Check = (files) => {
  const glossary = files.find(({ file }) => file === GLOSSARY)
  const terms = glossary ? readTerms(glossary) : []
  return files
    .filter(({ file }) => screens.test(file))
    .flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index): Finding[] => {
        if (!/[\u0621-\u064a]/.test(line)) return []
        const plain = line.replaceAll(VOWELS, '')
        return terms
          .filter(({ pattern }) => pattern.test(plain))
          .map(({ avoided, say }) => ({
            file,
            line: index + 1,
            message: `the glossary says "${say}", not "${avoided}"`,
          }))
      }),
    )
}
