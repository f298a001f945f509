export { createLoadSlot, type LoadFeatures } from './create-load-slot'
export { createLanguages } from './create-languages'
export type { Feature } from '../feature'
export type { Language, LanguageText } from './language'
