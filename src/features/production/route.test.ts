import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inRouteOrder, lengthKm, shortestWay, type Stop } from './route.ts'

const KITCHEN = { latitude: 25.1, longitude: 55.2 }
const NEAR = { latitude: 25.11, longitude: 55.2 }
const FAR = { latitude: 25.3, longitude: 55.4 }

const stop: Stop = {
  windowFrom: '12:00',
  area: 'Dubai/Zabeel',
  point: NEAR,
  building: 'Tower 2',
  flat: '1',
  id: 1,
}

describe('the route', () => {
  it.each<[string, Partial<Stop>]>([
    ['window', { windowFrom: '18:30', building: 'Tower 1' }],
    ['distance from the kitchen, not by name', { area: 'Dubai/Al Awir', point: FAR }],
    ['building, by its number', { building: 'Tower 10' }],
    ['flat', { flat: '1204' }],
    ['order of coming', { id: 2 }],
  ])('goes by %s', (_, later) => {
    const last = { ...stop, ...later }
    expect(inRouteOrder([last, stop], KITCHEN)).toEqual([stop, last])
    expect(inRouteOrder([stop, last], KITCHEN)).toEqual([stop, last])
  })

  const places = fc.uniqueArray(
    fc.record({
      name: fc.integer({ min: 1, max: 99 }).map(String),
      point: fc.record({
        latitude: fc.double({ min: 24, max: 26, noNaN: true }),
        longitude: fc.double({ min: 54, max: 56, noNaN: true }),
      }),
    }),
    { selector: ({ name }) => name, maxLength: 12 },
  )

  it('visits every place once, whatever order they are given in', () => {
    fc.assert(
      fc.property(places, (given) => {
        const way = shortestWay(given, KITCHEN)
        expect(way.toSorted(byName)).toEqual(given.toSorted(byName))
        expect(shortestWay(given.toReversed(), KITCHEN)).toEqual(way)
      }),
    )
  })

  it('has no stretch that would be shorter the other way round', () => {
    fc.assert(
      fc.property(places, fc.nat(), fc.nat(), (given, one, other) => {
        const way = shortestWay(given, KITCHEN)
        const km = lengthKm(way, KITCHEN)
        const [from, to] = [one % (way.length + 1), other % (way.length + 1)].toSorted(
          (a, b) => a - b,
        )
        const turned = [
          ...way.slice(0, from),
          ...way.slice(from, to).toReversed(),
          ...way.slice(to),
        ]
        expect(km).toBeLessThanOrEqual(lengthKm(turned, KITCHEN) + 1e-6)
      }),
    )
  })
})

const byName = (a: { name: string }, b: { name: string }) => Number(a.name) - Number(b.name)
