import { describe, expect, it } from 'vitest'
import { openPointsOf, SETUP_POINTS, type KitchenState } from './rules.ts'

const empty: KitchenState = {
  nameEn: 'Al Reem Kitchen',
  nameAr: 'Al Reem Kitchen',
  descriptionEn: '',
  descriptionAr: '',
  cuisines: ['emirati'],
  addressLine: '',
  areaId: null,
  openingTime: '',
  closingTime: '',
  deliveryMinutesMin: 0,
  deliveryMinutesMax: 0,
  deliveryRadiusKm: 0,
  monthlyPriceFils: 0,
  capacityPerDay: 0,
  dishes: 0,
}
const whole: KitchenState = {
  ...empty,
  descriptionEn: 'Emirati home cooking, every day.',
  descriptionAr: 'طبخ إماراتي منزلي كل يوم من الأسبوع.',
  addressLine: 'Street 12',
  areaId: 3,
  openingTime: '08:00',
  closingTime: '22:00',
  deliveryMinutesMin: 30,
  deliveryMinutesMax: 45,
  deliveryRadiusKm: 12,
  monthlyPriceFils: 90_000,
  capacityPerDay: 40,
  dishes: 7,
}

describe('what a kitchen needs before customers see it', () => {
  it('is everything for one that was just approved', () => {
    expect(openPointsOf(empty)).toEqual([...SETUP_POINTS])
  })

  it('is nothing for a whole one', () => {
    expect(openPointsOf(whole)).toEqual([])
  })

  it.each([
    [{ descriptionAr: 'قصير' }, 'profile'],
    [{ cuisines: [] }, 'profile'],
    [{ areaId: null }, 'place'],
    [{ addressLine: '' }, 'place'],
    [{ closingTime: '' }, 'hours'],
    [{ deliveryMinutesMax: 20 }, 'delivery'],
    [{ deliveryRadiusKm: 0 }, 'delivery'],
    [{ monthlyPriceFils: 0 }, 'price'],
    [{ capacityPerDay: 0 }, 'capacity'],
    [{ dishes: 6 }, 'menu'],
  ] as const)('with %o is its %s', (lack, point) => {
    expect(openPointsOf({ ...whole, ...lack })).toEqual([point])
  })
})
