export { personQuery, usersQuery } from './queries.ts'
export { UsersPage } from './users-page.tsx'
export { filtersOf, readUsersSearch } from './users-search.ts'
