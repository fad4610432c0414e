import type { Composition } from '../composition.ts'
import { drawLayer } from './layers/index.ts'
import { circle, ellipse, escapeText } from './markup.ts'
import { Sheet } from './sheet.ts'
import { drawVessel, isDeep, wellRadius } from './vessels.ts'

export interface PlateOptions {
  /** Keeps ids apart when the same dish is on one page twice. */
  idPrefix?: string
  /** The shadow under the plate; off inside trays and small lists. */
  shadow?: boolean
  /** A square photo, as a data URL, that lies in the well instead of the drawn food. */
  photoUrl?: string
}

/** A dish seen from above, as one SVG document. Light falls from the top left. */
export function drawPlate(composition: Composition, options: PlateOptions = {}): string {
  const { idPrefix = '', shadow = true, photoUrl } = options
  const { seed, label, vessel, layers } = composition
  const sheet = new Sheet(seed, idPrefix)
  const under = drawVessel(sheet, vessel)
  const food =
    photoUrl === undefined
      ? layers.map((layer) => drawLayer(sheet, layer)).join('')
      : fillWell(photoUrl, wellRadius(vessel))
  const cast = shadow ? castShadow(sheet) : ''
  const depth = isDeep(vessel) ? wallShadow(sheet, wellRadius(vessel)) : ''
  const clip = sheet.define(
    'well',
    (id) => `<clipPath id="${id}"><circle r="${wellRadius(vessel)}"/></clipPath>`,
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -116 240 240" role="img" aria-label="${escapeText(label)}">` +
    `<defs>${sheet.defs}</defs>${cast}${under}<g clip-path="url(#${clip})">${food}${depth}</g></svg>`
  )
}

const fillWell = (photoUrl: string, radius: number): string =>
  `<image href="${escapeText(photoUrl)}" x="${-radius}" y="${-radius}" width="${radius * 2}" height="${radius * 2}" preserveAspectRatio="xMidYMid slice"/>`

function castShadow(sheet: Sheet): string {
  const fill = sheet.define(
    'cast',
    (id) =>
      `<radialGradient id="${id}"><stop offset=".8" stop-color="#241230" stop-opacity=".34"/><stop offset=".93" stop-color="#241230" stop-opacity=".1"/><stop offset="1" stop-color="#241230" stop-opacity="0"/></radialGradient>`,
  )
  return ellipse(3, 11, 112, 110, `url(#${fill})`)
}

function wallShadow(sheet: Sheet, radius: number): string {
  const fill = sheet.define(
    'wall',
    (id) =>
      `<radialGradient id="${id}" cx=".53" cy=".57" r=".53"><stop offset=".84" stop-color="#1a0a05" stop-opacity="0"/><stop offset="1" stop-color="#1a0a05" stop-opacity=".55"/></radialGradient>`,
  )
  return circle(0, 0, radius, `url(#${fill})`)
}
