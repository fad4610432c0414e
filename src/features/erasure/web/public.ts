export { ErasureCard } from './erasure-card.tsx'
