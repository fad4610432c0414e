export { CustomQuoteDialog, type CustomQuoteDialogProps } from './custom-quote-dialog.tsx'
