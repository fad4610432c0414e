export { InvoiceLinks } from './invoice-links.tsx'
