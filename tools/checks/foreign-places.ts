import { findMatches, type Check } from './source.ts'

const registryHosts = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['npmmirror', 'com'],
  ['deb', 'debian', 'org'],
  ['pypi', 'org'],
  ['proxy', 'golang', 'org'],
].map((parts) => parts.join('\\.'))
const homes = ['work', 'root', 'home/\\w+', 'Users/\\w+']

const registry = new RegExp(`${registryHosts.join('|')}|"resolved": ?"https?:`, 'g')
const machinePath = new RegExp(`(?<![\\w.$}~-])/(?:${homes.join('|')})/[\\w.-]+`, 'g')

/** Nothing in the repository depends on the machine or the mirror it was written with. */
export const findForeignPlaces: Check = (files) =>
  files
    .filter(({ file }) => !file.startsWith('tools/checks/'))
    .flatMap((source) => [
      ...findMatches(source, registry, (match) => `${match} names a package registry`),
      ...findMatches(source, machinePath, (match) => `${match} is a path of one machine`),
    ])
