import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import process from 'node:process'
import { chromium } from 'playwright-core'
import { packageProgram, runNode, runProgram } from '../programs.ts'
import { say } from '../progress.ts'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

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

export function findChromium(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given) return given
  return [...usualPlaces, chromium.executablePath()].find((place) => fs.existsSync(place))
}

function isDebianRoot(): boolean {
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0
  return hasApt && process.getuid?.() === 0
}

async function installFromDebian() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProgram('apt-get', ['update', '-qq'], { env, isQuiet: true })
  const args = ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core']
  await runProgram('apt-get', args, { env, isQuiet: true })
}

/** The browser of this machine, installed first where there is none. */
export async function getChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  say('browser', 'no Chromium was found: installing one')
  if (isDebianRoot()) await installFromDebian()
  if (!findChromium()) {
    await runNode(packageProgram('playwright-core'), ['install', 'chromium'], { isQuiet: true })
  }
  const installed = findChromium()
  if (!installed) {
    throw new Error(
      'Chromium could not be installed: install it and set CHROMIUM_PATH to its program',
    )
  }
  return installed
}
