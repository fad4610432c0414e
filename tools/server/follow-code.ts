import fs from 'node:fs'
import path from 'node:path'
import { root } from '../places.ts'

const SETTLED_MS = 200
const OF_THE_PAGES = /^(ui|routes|main\/web|features\/[^/]+\/web)\//

/** Whether a file below `src` is part of what the server runs; Vite follows the pages by itself. */
export function isServerCode(file: string): boolean {
  const name = file.split(path.sep).join('/')
  return name.endsWith('.ts') && !name.endsWith('.test.ts') && !OF_THE_PAGES.test(name)
}

/** Calls `restart` once after each burst of changes to the server's code. */
export function followCode(restart: () => void, folder = path.join(root, 'src')): fs.FSWatcher {
  let timer: NodeJS.Timeout | undefined
  return fs.watch(folder, { recursive: true }, (_, file) => {
    if (file === null || !isServerCode(file)) return
    clearTimeout(timer)
    timer = setTimeout(restart, SETTLED_MS)
  })
}
