const ONE_FIELD = 'Sets one field, to what its button or field says.'
const SENT_FIELDS = 'Changes only what is sent, and our page sends only what was changed.'
const MARK = 'Marks something; a mark of today is as good as one of before.'
const ANSWER = 'The whole of it is typed anew each time, by the one person who may.'
const CHOICE = 'Chooses one thing, with all that it means shown before.'
const FILE = 'Puts a new file in the place of one; nothing of the old one is sent along.'

/** Every PUT and PATCH that replaces no whole record, and why nothing newer is lost by it. */
export const UNVERSIONED: Record<string, string> = {
  'PATCH /api/admin/subscriptions/:id/meals/:mealId': SENT_FIELDS,
  'PATCH /api/chef-applications/:id': SENT_FIELDS,
  'PATCH /api/chef-events/:id': SENT_FIELDS,
  'PATCH /api/kitchen/setup': SENT_FIELDS,
  'PATCH /api/shopping-lists/:id': SENT_FIELDS,
  'PATCH /api/subscription-meals/:id': SENT_FIELDS,
  'PUT /api/admin/subscriptions/:id/days/:dayId/address': ONE_FIELD,
  'PUT /api/admin/subscriptions/:id/next-restaurant': ONE_FIELD,
  'PUT /api/admin/users/:id/role': ONE_FIELD,
  'PUT /api/admin/views': 'Keeps the filters that the index shows under a name, for one admin.',
  'PUT /api/chef-applications/:id/documents/:kind': FILE,
  'PUT /api/chef-applications/draft/:type':
    'Saves itself while one person types; what is sent as an application is looked at before.',
  'PUT /api/chef-applications/draft/:type/documents/:kind': FILE,
  'PUT /api/chef-events/:id/review': ANSWER,
  'PUT /api/chef-events/:id/talks/:chefId/read': MARK,
  'PUT /api/chef/blocked-days': 'Blocks or opens the days that are named; all others stay.',
  'PUT /api/chef/bookings/:id/reply': ANSWER,
  'PUT /api/chef/requests/:id/seen': MARK,
  'PUT /api/chef/talks/:id/read': MARK,
  'PUT /api/deliveries/:id/address': ONE_FIELD,
  'PUT /api/deliveries/:id/rating': ANSWER,
  'PUT /api/kitchen/days/:day/capacity': ONE_FIELD,
  'PUT /api/kitchen/menu/:id/availability': ONE_FIELD,
  'PUT /api/kitchen/menu/:id/photo': FILE,
  'PUT /api/kitchen/menu/:id/price': ONE_FIELD,
  'PUT /api/kitchen/menu/order': 'Refuses a menu with other dishes by itself: `menu_changed`.',
  'PUT /api/kitchen/runs': 'The board is live, and each drag sends the runs as they are shown.',
  'PUT /api/meal-weeks/meals/:id/lock': ONE_FIELD,
  'PUT /api/saved-meals/:id': MARK,
  'PUT /api/shopping-lists/:id/extras/:ingredientId': ONE_FIELD,
  'PUT /api/shopping-lists/:id/items/:ingredientId/pantry': ONE_FIELD,
  'PUT /api/shopping-lists/:id/items/:ingredientId/tick': MARK,
  'PUT /api/shopping-lists/:id/meals/:mealId': ONE_FIELD,
  'PUT /api/subscriptions/:id/cancel': CHOICE,
  'PUT /api/subscriptions/:id/fallback': ONE_FIELD,
  'PUT /api/subscriptions/:id/next-cycle': CHOICE,
  'PUT /api/subscriptions/:id/ramadan': ONE_FIELD,
  'PUT /api/subscriptions/:id/weekdays': CHOICE,
  'PUT /api/users/settings': SENT_FIELDS,
}
