import { findMatches, type Check } from './source.ts'

const size = String.raw`(?:\d[\d./]*|\[[^\]\s]+\]|\([^)\s]+\)|px|auto|full)`
const classes = [
  String.raw`[mp][lr]-${size}`,
  String.raw`scroll-[mp][lr]-${size}`,
  String.raw`(?:left|right)-${size}`,
  String.raw`(?:text|float|clear)-(?:left|right)`,
  String.raw`border-[lr](?:-[\w[\]/#-]+)?`,
  String.raw`rounded-(?:[lr]|[tb][lr])(?:-[\w[\]-]+)?`,
].join('|')
const utility = new RegExp(String.raw`(?<=["'\`\s:])-?(?:${classes})(?=["'\`\s])`, 'g')

const property =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/g

const styleKey = /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\s*:/g

const explain = (match: string) =>
  `${match} has a physical direction: use start and end, so that Arabic mirrors`

/** Only logical directions: ms-, pe-, start-, text-end, margin-inline-start. */
export const findPhysicalDirections: Check = (files) =>
  files
    .filter(({ file }) => file.startsWith('src/') && !/(messages|\.test)\.tsx?$/.test(file))
    .flatMap((source) => {
      if (source.file.endsWith('.css')) return findMatches(source, property, explain)
      if (!/\.tsx?$/.test(source.file)) return []
      return [...findMatches(source, utility, explain), ...findMatches(source, styleKey, explain)]
    })
