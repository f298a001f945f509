export { startReadingMailbox } from './start-reading'
