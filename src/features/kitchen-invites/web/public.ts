export { NewRestaurantPage } from './new-restaurant-page.tsx'
export { OwnInvitePage } from './own-invite-page.tsx'
export { OwnersInviteSection } from './owners-invite.tsx'
export { ownInviteQuery } from './queries.ts'
