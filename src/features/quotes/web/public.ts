export { CustomQuoteDialog } from './custom-quote-dialog.tsx'
