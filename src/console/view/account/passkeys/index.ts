export { PasskeysPanel } from './PasskeysPanel'
