import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../places.ts'
import { say } from '../../progress.ts'
import { chooseTests, runChosen } from './chosen.ts'
import type { Counts } from '../closing/reports.ts'
import { addCounts, runVitest } from '../suites.ts'

const EVERYTHING = ['e2e']

/** No journey sees these. What isn't named here and is no feature's can be seen by all of them. */
const UNSEEN =
  /\.md$|\.test\.tsx?$|^(docs|tests|bench|\.github|e2e\/going-live|tools\/(checks|house|new-feature|proofs|testing))\//

type Source = { file: string; text: string }

/** The folders whose journeys import the feature; all where none does, or what they share does. */
function foldersWith(feature: string, sources: Source[]): string[] {
  const folders = sources
    .filter(({ file, text }) => !UNSEEN.test(file) && text.includes(`#features/${feature}/`))
    .map(({ file }) => file.split('/').slice(0, 2).join('/'))
  return folders.length === 0 || folders.includes('e2e/support') ? EVERYTHING : folders
}

function journeysOf(file: string, sources: Source[]): string[] {
  const [top, name = '', more] = file.split('/')
  if (UNSEEN.test(file)) return []
  if (file.startsWith('src/features/') && more) return foldersWith(more, sources)
  if (top !== 'e2e' || name === 'support') return EVERYTHING
  return [file.endsWith('.spec.ts') ? file : `e2e/${name}`]
}

/** The folders and files of journeys that a change can show itself in, by the journeys' own sources. */
export function journeysFor(changed: string[], sources: Source[]): string[] {
  const places = new Set(changed.flatMap((file) => journeysOf(file, sources)))
  return places.has('e2e') ? EVERYTHING : [...places].toSorted()
}

function readSources(): Source[] {
  return fs.globSync('e2e/**/*.ts', { cwd: root }).map((file) => ({
    file: file.replaceAll(path.sep, '/'),
    text: fs.readFileSync(path.join(root, file), 'utf8'),
  }))
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/** Where this branch left main; on main itself the last commit. */
function findBase(): string {
  const base =
    git('merge-base', 'HEAD', 'main') ??
    git('merge-base', 'HEAD', 'origin/main') ??
    git('rev-parse', 'HEAD')
  if (!base) throw new Error('--changed needs a git repository with a commit')
  return base.trim()
}

function listChanged(base: string): string[] {
  const changed = git('diff', '--name-only', '--no-renames', '-z', base) ?? ''
  const added = git('ls-files', '--others', '--exclude-standard', '-z') ?? ''
  return `${changed}${added}`.split('\0').filter(Boolean)
}

/** Runs what a change since main can break, as far as imports tell; without a change nothing. */
export async function runChanged(): Promise<Counts | undefined> {
  const base = findBase()
  const changed = listChanged(base)
  const since = `since ${base.slice(0, 8)}, where this branch left main`
  if (changed.length === 0) {
    say('changed', `nothing ${since}: there is nothing to test`)
    return undefined
  }
  const journeys = journeysFor(changed, readSources()).filter((place) =>
    fs.existsSync(path.join(root, place)),
  )
  say('changed', `${changed.length} files ${since}; journeys: ${journeys.join(', ') || 'none'}`)
  const { counts } = await runVitest(['unit', 'api'], {
    filters: ['--changed', base],
    mayRunNothing: true,
  })
  return addCounts([counts, await runChosen(chooseTests(journeys))])
}
