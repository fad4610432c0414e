export { messages as payoutTexts } from '../../chef-messages.ts'
