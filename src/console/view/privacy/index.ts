export { PrivacyScreen } from './PrivacyScreen'
