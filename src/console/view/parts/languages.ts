export { LanguageMenu } from '../LanguageMenu'
