import { findMatches, type Check } from './source.ts'

const pattern = /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*=[^=]|\binsertAdjacentHTML\b/g

/** Text reaches the page as text: React escapes it, raw HTML would not. */
export const findRawHtml: Check = (files) =>
  files
    .filter(({ file }) => /^src\/.*\.tsx?$/.test(file))
    .flatMap((source) =>
      findMatches(source, pattern, (match) => `${match} puts raw HTML in a page`),
    )
