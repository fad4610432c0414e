import { describe, expect, it } from 'vitest'
import { changesOf, draftOf, errorsOf } from './draft.ts'

const fresh = {
  nameEn: 'Al Reem Kitchen',
  nameAr: 'Al Reem Kitchen',
  descriptionEn: '',
  descriptionAr: '',
  cuisines: ['emirati' as const],
  addressLine: '',
  areaId: null,
  openingTime: '',
  closingTime: '',
  deliveryMinutesMin: 0,
  deliveryMinutesMax: 0,
  deliveryFee: 0,
  deliveryRadiusKm: 0,
  monthlyPrice: 0,
  capacityPerDay: 0,
}

describe('the form of a kitchen', () => {
  it('sends nothing where nothing was touched, however little was given', () => {
    const draft = draftOf(fresh)
    expect(draft.monthlyPrice).toBeNaN()
    expect(changesOf(draft, { ...draft, cuisines: ['emirati'] })).toEqual({})
  })

  it('sends what is new and names what would be refused in the order of the form', () => {
    const draft = draftOf(fresh)
    const changes = changesOf(draft, {
      ...draft,
      areaId: 3,
      cuisines: [],
      descriptionEn: 'Short',
      monthlyPrice: 1.5,
    })
    expect(Object.keys(changes)).toEqual(['descriptionEn', 'cuisines', 'areaId', 'monthlyPrice'])
    expect(Object.entries(errorsOf(changes))).toEqual([
      ['descriptionEn', 'kitchen_description_required'],
      ['cuisines', 'kitchen_cuisines_required'],
      ['monthlyPrice', 'monthly_price_invalid'],
    ])
  })

  it('refuses to take back a number that was given', () => {
    const draft = draftOf({ ...fresh, monthlyPrice: 1800 })
    const changes = changesOf(draft, { ...draft, monthlyPrice: Number.NaN })
    expect(errorsOf(changes)).toEqual({ monthlyPrice: 'monthly_price_invalid' })
  })
})
