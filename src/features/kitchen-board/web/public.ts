export { KitchenBoard } from './board/kitchen-board.tsx'
export { boardQuery } from './queries.ts'
