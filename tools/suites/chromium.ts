import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import process from 'node:process'
import { chromium } from 'playwright-core'
import { packageProgram, runNode, runProgram } from '../programs.ts'
import { say } from '../progress.ts'

/** Debian's Chromium without windows, which draws the same pages in less time. */
const withoutWindows = '/usr/bin/chromium-headless-shell'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

interface Needs {
  /** For someone to look at. */
  hasWindow?: boolean
}

const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Root has no sandbox, and a closed network makes Chromium's own look-ups fail many at a time. */
export const chromiumArguments = [
  ...sandbox,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function findChromium({ hasWindow = false }: Needs = {}): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  const places = [...usualPlaces, chromium.executablePath()]
  if (!hasWindow) places.unshift(withoutWindows)
  return places.find((place) => fs.existsSync(place))
}

function isDebianRoot(): boolean {
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  return hasApt && process.getuid?.() === 0
}

async function installFromDebian(needs: Needs) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { env, isQuiet: true })
  // An older Debian has the second one only.
  const browsers = needs.hasWindow ? ['chromium'] : ['chromium-headless-shell', 'chromium']
  for (const browser of browsers) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-core']
    await runProgram('apt-get', args, { env, isQuiet: true })
    if (findChromium(needs)) return
  }
}

/** The browser of this machine, installed first where there is none. */
export async function getChromium(needs: Needs = {}): Promise<string> {
  const found = findChromium(needs)
  if (found) return found
  say('browser', 'no Chromium was found: installing one')
  if (isDebianRoot()) await installFromDebian(needs)
  if (!findChromium(needs)) {
    await runNode(packageProgram('playwright-core'), ['install', 'chromium'], { isQuiet: true })
  }
  const installed = findChromium(needs)
  if (!installed) {
    throw new Error(
      'Chromium could not be installed: install it and set CHROMIUM_PATH to its program',
    )
  }
  return installed
}
