import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../files/places.ts'
import type { SignedPage } from './policy/own-scripts.ts'

const SCRIPTS = path.join(root, 'src/server/http/pages/assets')

const readScript = (name: string): string =>
  readFileSync(path.join(SCRIPTS, name), 'utf8').replaceAll(/^\s*\/\/.*\n/gm, '')

/** Is before everything that can be pressed, and before the stylesheet. */
const HEAD_SCRIPT = readScript('missing-styles.js') + readScript('early-input.js')
const STARTER = readScript('late-start.js')
const HEAD = '<head>'
const ENTRY = /(<script type="module" async="" )(src="[^"]+"><\/script>)/
const PRELOADS = /<link (?=rel="modulepreload" )/g

/**
 * A page that is painted before it loads its scripts, which would otherwise share the line with its
 * fonts and its first picture. What is pressed, typed or sent in a part that they have not taken
 * over yet is kept and done as soon as they have.
 */
export const startLate = (page: SignedPage): SignedPage =>
  ENTRY.test(page.html)
    ? {
        html: page.html
          .replace(HEAD, () => `${HEAD}<script>${HEAD_SCRIPT}</script>`)
          .replace(PRELOADS, '<link data-')
          .replace(
            ENTRY,
            (_, start, source) => `${start}data-${source}<script>${STARTER}</script>`,
          ),
        scripts: [...page.scripts, HEAD_SCRIPT, STARTER],
      }
    : page
