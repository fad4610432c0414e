import fs from 'node:fs'
import path from 'node:path'
import { root } from '../places.ts'
import { runCommand, say } from '../progress.ts'
import { getChromium } from '../suites/chromium.ts'
import { closingLine } from '../suites/closing/closing.ts'
import { runPlaywright } from '../suites/suites.ts'
import { copyRepository } from '../testing/copy-repository.ts'

/** The way of docs/going-live.md, from a clone to a paid order, in a phone's browser. */
await runCommand(async () => {
  fs.rmSync(path.join(root, '.tmp', 'going-live'), { recursive: true, force: true })
  const folder = copyRepository('go-live')
  try {
    const env = { CHROMIUM_PATH: await getChromium(), E2E_SHOP_FOLDER: folder }
    const counts = await runPlaywright(env, ['--retries=0', '--trace=off'])
    say('go-live', `${closingLine(counts)}; pictures in .tmp/going-live`)
    if (counts.failed > 0) throw new Error('The way of docs/going-live.md leads no further')
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
