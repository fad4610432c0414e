export { personQuery, usersQuery } from './queries.ts'
export { USERS_ADDRESS } from './users-address.ts'
export { UsersPage } from './users-page.tsx'
