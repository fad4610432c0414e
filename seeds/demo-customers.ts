import fs from 'node:fs'
import path from 'node:path'
import { ALLERGENS, type Allergen } from '#shared/food/food.ts'
import type { Language } from '#shared/language.ts'
import { PORTIONS, type Portion } from '#features/household/rules.ts'

export interface DemoTableGuest {
  name: string
  portion: Portion
  allergens: Allergen[]
}

export interface DemoCustomer {
  name: string
  phone: string
  language: Language
  address: {
    name: string
    city: 'Dubai'
    area: string
    addressLine1: string
    buildingName: string
    flatNumber: string | undefined
    floor: string | undefined
    landmark: string | undefined
    instructions: string | undefined
  }
  planId: number
  /** ISO weekdays on which they eat. */
  weekdays: number[]
  portion: Portion
  allergens: Allergen[]
  guests: DemoTableGuest[]
  fallback: 'skip' | 'repeat' | 'kitchen'
}

const oneOf = <T extends string>(values: readonly T[], text: string): T => {
  const found = values.find((value) => value === text)
  if (!found) throw new Error(`demo-customers.tsv: ${text}`)
  return found
}

const listOf = <T extends string>(values: readonly T[], text: string): T[] =>
  text === '' ? [] : text.split(',').map((part) => oneOf(values, part))

/** `Hamad:small:peanuts,tree-nuts|Saif:regular:` */
const guestsOf = (text: string): DemoTableGuest[] =>
  text === ''
    ? []
    : text.split('|').map((guest) => {
        const [name = '', portion = '', allergens = ''] = guest.split(':')
        return {
          name,
          portion: oneOf(PORTIONS, portion),
          allergens: listOf(ALLERGENS, allergens),
        }
      })

/** The customers of the demo kitchen, in the order of the file. */
export function readDemoCustomers(): DemoCustomer[] {
  const [head = '', ...lines] = fs
    .readFileSync(path.join(import.meta.dirname, 'demo-customers.tsv'), 'utf8')
    .replace(/\n$/, '')
    .split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    const cell = (name: string): string => cells[names.indexOf(name)] ?? ''
    const optional = (name: string) => cell(name) || undefined
    return {
      name: cell('name'),
      phone: cell('phone'),
      language: oneOf(['en', 'ar'], cell('language')),
      address: {
        name: 'Home',
        city: 'Dubai',
        area: cell('area'),
        addressLine1: cell('addressLine1'),
        buildingName: cell('building'),
        flatNumber: optional('flat'),
        floor: optional('floor'),
        landmark: optional('landmark'),
        instructions: optional('notes'),
      },
      planId: Number(cell('planId')),
      weekdays: cell('weekdays').split('').map(Number),
      portion: oneOf(PORTIONS, cell('portion')),
      allergens: listOf(ALLERGENS, cell('allergens')),
      guests: guestsOf(cell('members')),
      fallback: oneOf(['skip', 'repeat', 'kitchen'], cell('fallback')),
    }
  })
}
