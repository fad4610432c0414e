import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../files/places.ts'

const FONTS = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic'

interface Asset {
  type: string
  where: () => string
}

const own = (name: string) => () => path.join(root, 'src/server/gateways/simulator/assets', name)
const font = (name: string): Asset => ({
  type: 'font/woff2',
  where: () => fileURLToPath(import.meta.resolve(`${FONTS}-${name}-normal.woff2`)),
})

const ASSETS = new Map<string, Asset>([
  ['frame.css', { type: 'text/css; charset=utf-8', where: own('frame.css') }],
  ['frame.js', { type: 'text/javascript; charset=utf-8', where: own('frame.js') }],
  ['latin-400.woff2', font('latin-400')],
  ['latin-600.woff2', font('latin-600')],
  ['arabic-400.woff2', font('arabic-400')],
  ['arabic-600.woff2', font('arabic-600')],
])

/** A file of the simulator's pages, by its name; nothing else can be reached. */
export async function findAsset(
  name: string,
): Promise<{ type: string; content: Uint8Array<ArrayBuffer> } | undefined> {
  const asset = ASSETS.get(name)
  if (!asset) return undefined
  return { type: asset.type, content: new Uint8Array(await readFile(asset.where())) }
}
