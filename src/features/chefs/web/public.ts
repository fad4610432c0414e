export { menuWords } from './menu-words.ts'
