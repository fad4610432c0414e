import { posix } from 'node:path'
import { findMatches, type Check, type Finding, type SourceFile } from './source.ts'

const inBackticks =
  /(?<=`)(?:\.ci|bench|docs|e2e|migrations|seeds|src|tests|tools)\/[\w./-]*[\w/-](?=`)/g
const relativeLink = /(?<=\]\()(?!https?:|mailto:|#)[^)\s#]+/g

function isMissing(paths: Set<string>, path: string): boolean {
  return !paths.has(posix.normalize(path).replace(/\/$/, ''))
}

function allPaths(files: SourceFile[]): Set<string> {
  const paths = new Set<string>()
  for (const { file } of files) {
    for (let path = file; path !== '.'; path = posix.dirname(path)) paths.add(path)
  }
  return paths
}

/** A document that names a path that is gone misleads its reader. */
export const findGonePaths: Check = (files) => {
  const paths = allPaths(files)
  const checkDocument = (source: SourceFile): Finding[] => {
    const folder = posix.dirname(source.file)
    const named = findMatches(source, inBackticks, (match) => match).filter(({ message }) =>
      isMissing(paths, message),
    )
    const linked = findMatches(source, relativeLink, (match) => match).filter(({ message }) =>
      isMissing(paths, posix.join(folder, message)),
    )
    return [...named, ...linked].map((finding) => ({
      ...finding,
      message: `${finding.message} does not exist`,
    }))
  }
  return files.filter(({ file }) => file.endsWith('.md')).flatMap(checkDocument)
}

const INDEX = 'docs/decisions/README.md'

/** A decision that the index by question leaves out is not found by those who have the question. */
export const findUnlistedDecisions: Check = (files) => {
  const index = files.find(({ file }) => file === INDEX)?.text ?? ''
  return files
    .filter(({ file }) => /^docs\/decisions\/\d{4}-.*\.md$/.test(file))
    .filter(({ file }) => !index.includes(`](${posix.basename(file)})`))
    .map(({ file }) => ({ file, line: 1, message: `no question of ${INDEX} leads here` }))
}

const NAMING_PAGES = /^docs\/(architecture\.md|how-to\/.+\.md)$/
const nameInBackticks = /(?<=`)[a-z]+[A-Z]\w*(?=`)/g
const CODE = /^(src|tests|tools|e2e)\/.*\.tsx?$/

/** A page for newcomers names functions: one that is gone sends them searching. */
export const findGoneNames: Check = (files) => {
  const pages = files.filter(({ file }) => NAMING_PAGES.test(file))
  if (pages.length === 0) return []
  const code = files.filter(({ file }) => CODE.test(file)).map(({ text }) => text)
  const isKnown = (name: string) => code.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  return pages.flatMap((page) =>
    findMatches(page, nameInBackticks, (name) => name)
      .filter(({ message }) => !isKnown(message))
      .map((finding) => ({ ...finding, message: `${finding.message} is no name of the code` })),
  )
}
