import { pair } from './geometry.ts'
import type { Point } from './geometry.ts'
import { attributes } from './markup.ts'
import { createRandom, hashText } from './random.ts'
import type { Random } from './random.ts'

/** One coat of paint over a set of strokes. */
export interface Coat {
  colour: string
  width: number
  dx?: number
  dy?: number
  opacity?: number
  transform?: string
}

export interface StampOptions {
  size?: number
  /** How much sizes differ, as a share. */
  variety?: number
  /** Range of random turning in degrees, added to `base`. */
  turn?: number
  base?: number
  /** A shadow for each stamp instead of one for the group: for pieces that overlap. */
  apart?: boolean
}

/** What a dish is drawn on: it collects gradients, symbols and filters once, under one id prefix. */
export class Sheet {
  readonly random: Random
  readonly prefix: string
  private readonly ids = new Map<string, string>()
  private readonly definitions: string[] = []

  constructor(seed: string, idPrefix = '') {
    this.random = createRandom(seed)
    this.prefix = `p${hashText(`${seed}\n${idPrefix}`).toString(36)}`
  }

  get defs(): string {
    return this.definitions.join('')
  }

  /** The id of a definition, made the first time its key is asked for. */
  define(key: string, make: (id: string) => string): string {
    const known = this.ids.get(key)
    if (known) return known
    const id = `${this.prefix}-${this.ids.size.toString(36)}`
    this.ids.set(key, id)
    this.definitions.push(make(id))
    return id
  }

  linear(from: string, to: string, x2 = 0.6, y2 = 1): string {
    const id = this.define(
      `linear ${from} ${to} ${x2} ${y2}`,
      (own) =>
        `<linearGradient id="${own}" x2="${x2}" y2="${y2}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    )
    return `url(#${id})`
  }

  /** `start` is how far the first colour stays pure; cx, cy and radius are shares of the shape. */
  radial(from: string, to: string, start = 0.2, cx = 0.42, cy = 0.38, radius = 0.62): string {
    const id = this.define(
      `radial ${from} ${to} ${start} ${cx} ${cy} ${radius}`,
      (own) =>
        `<radialGradient id="${own}" cx="${cx}" cy="${cy}" r="${radius}"><stop offset="${start}" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`,
    )
    return `url(#${id})`
  }

  /** Shadow of big things: a leg, a heap of rice, a bowl. */
  get deepShadow(): string {
    return this.shadow('deep', 'x="-20%" y="-20%" width="140%" height="150%"', [0.9, 2.4, 1.9, 0.4])
  }

  /** Shadow of small things: a leaf, a slice. */
  get thinShadow(): string {
    return this.shadow('thin', 'x="-30%" y="-30%" width="160%" height="170%"', [0.4, 1, 0.7, 0.45])
  }

  private shadow(
    key: string,
    region: string,
    [dx, dy, blur, opacity]: readonly [number, number, number, number],
  ): string {
    const id = this.define(
      key,
      (own) =>
        `<filter id="${own}" ${region}><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#2b1206" flood-opacity="${opacity}"/></filter>`,
    )
    return ` filter="url(#${id})"`
  }

  /** The same strokes painted several times (shadow, edge, light), each coat shifted or turned. */
  coats(d: string, coats: readonly Coat[]): string {
    const id = this.define(`strokes ${this.ids.size}`, (own) => `<path id="${own}" d="${d}"/>`)
    const uses = coats.map(({ colour, width, dx, dy, opacity, transform }) => {
      const pen = { x: dx, y: dy, stroke: colour, 'stroke-width': width, opacity, transform }
      return `<use href="#${id}"${attributes(pen)}/>`
    })
    return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${uses.join('')}</g>`
  }

  symbol(key: string, draw: () => string): string {
    return this.define(`symbol ${key}`, (own) => `<g id="${own}">${draw()}</g>`)
  }

  stamp(id: string, x: number, y: number, turn = 0, size = 1): string {
    const turned = turn === 0 ? '' : `rotate(${Math.round(turn)})`
    const scale = Math.round(size * 100) / 100
    const sized = scale === 1 ? '' : `scale(${scale})`
    return `<use href="#${id}" transform="translate(${pair(x, y)})${turned}${sized}"/>`
  }

  /** One symbol at many points, each turned and sized a little differently. */
  stampAll(id: string, points: readonly Point[], options: StampOptions = {}): string {
    const { size = 1, variety = 0.15, turn = 360, base = 0, apart = false } = options
    const stamps = points.map(([x, y]) =>
      this.stamp(
        id,
        x,
        y,
        base + this.random() * turn,
        size * (1 - variety + this.random() * 2 * variety),
      ),
    )
    const shadow = this.thinShadow
    if (apart) return stamps.map((stamp) => `<g${shadow}>${stamp}</g>`).join('')
    return `<g${shadow}>${stamps.join('')}</g>`
  }
}
