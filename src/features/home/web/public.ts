export { homeHead } from './head.ts'
export { HomePage } from './home-page.tsx'
