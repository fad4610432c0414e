import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { sweptRoutes, type SweptRoute } from '../../e2e/support/routes.ts'
import { chromiumArguments, getChromium } from '../suites/chromium.ts'
import { demoCode, demoPeople } from '../demo-people.ts'
import { withProduct } from '../suites/journeys.ts'
import { readAheadMs } from '../suites/moment.ts'
import { root } from '../places.ts'
import { runCommand, say } from '../progress.ts'

const folder = path.join(root, '.tmp', 'shots')
const languages = ['en', 'ar']
const themes = ['light', 'dark'] as const
const TALL = 12_000
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

type Look = {
  language: string
  theme: 'light' | 'dark'
  size: { width: number; height: number }
}

const looks: Look[] = languages.flatMap((language) =>
  themes.flatMap((theme) => sizes.map((size) => ({ language, theme, size }))),
)

const nameOf = ({ path: place, as }: SweptRoute, { language, theme, size }: Look): string => {
  const words = place.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
  return `${words}-${as}-${language}-${theme}-${size.width}.png`
}

/**
 * A newcomer has no records yet: a fresh phone would need a code, so the kitchen's person takes
 * their place.
 */
function phoneOf(as: SweptRoute['as']): string | undefined {
  if (as === 'visitor') return undefined
  const role = as === 'customer' ? 'customer' : 'restaurant'
  return demoPeople.find((person) => person.role === role)?.phone
}

async function shoot(browser: Browser, address: string, as: SweptRoute['as'], look: Look) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: look.size,
    locale: `${look.language}-AE`,
    timezoneId: 'Asia/Dubai',
    colorScheme: look.theme,
    reducedMotion: 'reduce',
  })
  await context.addCookies([
    { name: 'language', value: look.language, url: address },
    { name: 'theme', value: look.theme, url: address },
  ])
  const phone = phoneOf(as)
  if (phone !== undefined) {
    await context.request.post('/api/auth/verify-otp', { data: { phone, otp: demoCode } })
  }
  const page = await context.newPage()
  for (const route of sweptRoutes.filter((each) => each.as === as)) {
    await page.goto(route.path, { waitUntil: 'networkidle' })
    // What loads when it comes near the view loads in a window as high as the page.
    await page.setViewportSize({ ...look.size, height: TALL })
    await page.waitForLoadState('networkidle')
    await page.setViewportSize(look.size)
    await page.screenshot({ path: path.join(folder, nameOf(route, look)), fullPage: true })
  }
  await context.close()
}

await runCommand(async () => {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const executablePath = await getChromium()
  await withProduct(
    async ({ address }) => {
      const browser = await chromium.launch({ executablePath, args: chromiumArguments })
      try {
        for (const look of looks) {
          for (const as of ['visitor', 'newcomer', 'customer'] as const) {
            await shoot(browser, address, as, look)
          }
        }
      } finally {
        await browser.close()
      }
    },
    { aheadMs: readAheadMs() },
  )
  say('shots', `written to ${path.relative(root, folder)}`)
})
