import type { Emirate } from '#shared/place/emirates.ts'
import { createRandom, type Random } from '../../src/features/plates/drawing/random.ts'
import { readAreas, type AreaSeed } from '../../seeds/areas.ts'
import type { NamedKitchen } from './names.ts'
import { pick } from './words.ts'

export const FIRST_ID = 500_001

/** Of a hundred kitchens. */
const SHARES: Readonly<Record<Emirate, number>> = {
  Dubai: 56,
  'Abu Dhabi': 17,
  Sharjah: 14,
  Ajman: 5,
  'Ras Al Khaimah': 4,
  Fujairah: 2,
  'Umm Al Quwain': 2,
}

const FEES_FILS = [0, 500, 800, 1000, 1500]
const OPENING = ['07:00', '08:00', '09:00', '10:00']
const CLOSING = ['21:30', '22:00', '23:00', '23:30']
/** Degrees around the middle of an area, about two kilometres. */
const SPREAD = 0.04

const between = (random: Random, low: number, high: number) =>
  low + Math.floor(random() * (high - low + 1))

function areaPicker(random: Random): () => AreaSeed {
  const areas = Map.groupBy(readAreas(), ({ emirate }) => emirate)
  const emirates = Object.entries(SHARES).flatMap(([emirate, share]) =>
    Array.from({ length: share }, () => emirate),
  )
  return () => pick(random, areas.get(pick(random, emirates)) ?? [])
}

/** Rows of the kitchens, open all over the country and most of them in Dubai. */
export function layOut(kitchens: readonly NamedKitchen[]) {
  const random = createRandom('places')
  const pickArea = areaPicker(random)
  return kitchens.map(({ name, cuisines }, index) => {
    const area = pickArea()
    const minutes = between(random, 25, 45)
    const ratings = random() < 0.2 ? 0 : Math.floor(400 * random() ** 3) + 1
    return {
      id: FIRST_ID + index,
      name_en: name.en,
      name_ar: name.ar,
      description_en: `${name.en} cooks in ${area.name_en} what it was asked for again and again.`,
      description_ar: `يطبخ ${name.ar} في ${area.name_ar} ما يطلبه الناس مرة بعد مرة.`,
      cuisines,
      area_id: area.id,
      latitude: area.latitude + SPREAD * (random() - 0.5),
      longitude: area.longitude + SPREAD * (random() - 0.5),
      rating: ratings === 0 ? 0 : between(random, 34, 50) / 10,
      rating_count: ratings,
      opening_time: pick(random, OPENING),
      closing_time: pick(random, CLOSING),
      delivery_minutes_min: minutes,
      delivery_minutes_max: minutes + 15,
      delivery_fee_fils: pick(random, FEES_FILS),
      delivery_radius_km: between(random, 15, 50),
      monthly_price_fils: 500 * between(random, 300, 520),
      capacity_per_day: between(random, 20, 120),
      price_percent: between(random, 85, 125),
    }
  })
}
