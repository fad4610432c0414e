type Row = Record<string, unknown>

/** The plan list as a hand-written handler would answer it. */
export function presentPlans(rows: Row[], cheapest: Row | undefined) {
  const kitchenFils = Number(cheapest?.['priceFils'] ?? 0)
  return rows.map((row) => {
    const isCooked = row['kind'] !== 'ai'
    const meals = Number(row['meals_per_day']) * Number(row['days_per_week']) * 4
    const priceFils = isCooked
      ? Math.round((kitchenFils * Number(row['multiplier_bp'])) / 1_000_000) * 100
      : Number(row['price_fils'])
    return {
      id: row['id'],
      kind: row['kind'],
      tier: row['tier'],
      name: row['name_en'],
      description: row['description_en'],
      features: row['features_en'],
      price: priceFils / 100,
      pricePerMeal: isCooked ? Math.round(priceFils / meals) / 100 : null,
      mealsPerDay: row['meals_per_day'],
      daysPerWeek: row['days_per_week'],
      mealsPerCycle: meals,
      mealTimes: row['meal_times'],
      suggestionsPerDay: row['suggestions_per_day'],
      portions: row['portions'],
      isMostPopular: row['is_most_popular'],
    }
  })
}

export const presentSession = (row: Row) => ({
  name: row['name'],
  phone: row['phone'],
  email: row['email'],
  role: row['role'],
  isAdmin: row['role'] === 'admin',
  customerSince: String(row['registeredAt']).slice(0, 10),
  profilePhoto: row['photoVersion'],
})
