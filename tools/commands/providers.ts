import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { startStandIns, type StandIns } from '../../tests/providers/stand-ins.ts'
import { root } from '../places.ts'
import { runCommand, say } from '../progress.ts'
import { onInterrupt } from '../server/interrupt.ts'
import { addressOf } from '../server/port.ts'
import { readSettings } from '../settings.ts'
import { getChromium } from '../suites/chromium.ts'

const SELLER = "SELLER_TRN=100000000000003 'SELLER_ADDRESS=Office 4, Al Quoz, Dubai'"
const LOOK_EVERY_MS = 300

/** Shows each message once, as the phone would. */
function showMessages({ meta }: StandIns): void {
  let shown = 0
  setInterval(() => {
    for (const { to, template, values, buttonValue } of meta.sent.slice(shown)) {
      say('whatsapp', [`+${to}`, template, ...values, buttonValue].filter(Boolean).join('  '))
    }
    shown = meta.sent.length
  }, LOOK_EVERY_MS)
}

interface BrowserInput {
  address: string
  executablePath: string
}
type OpenBrowser = (input: BrowserInput, standIns: StandIns) => Promise<void>

/** The parts that run in pages are typed with a browser's names, so they are not imported here. */
async function openBrowser(address: string, standIns: StandIns): Promise<void> {
  const file = path.join(root, 'e2e', 'support', 'live', 'open-browser.ts')
  const { openBrowser: open } = (await import(pathToFileURL(file).href)) as {
    openBrowser: OpenBrowser
  }
  await open({ address, executablePath: await getChromium() }, standIns)
}

await runCommand(async () => {
  const { values } = parseArgs({ options: { browser: { type: 'boolean' } } })
  const { host, port } = readSettings()
  const address = process.env['PUBLIC_URL'] || addressOf(host, port)
  const standIns = await startStandIns({ publicUrl: address })
  onInterrupt(standIns.stop)
  const given = Object.entries(standIns.settings).map(([name, value]) => `${name}=${value}`)
  say('settings', 'in another terminal, once:')
  process.stdout.write(`\nnpm run setup -- --yes ${given.join(' ')} ${SELLER}\n\n`)
  say('ready', 'stand-ins of WhatsApp, Stripe and PayPal; messages appear here, Ctrl-C ends them')
  showMessages(standIns)
  if (values.browser) await openBrowser(address, standIns)
})
