export {
  type Language,
  LANGUAGES,
  englishTexts,
  findLanguage,
  loadTexts,
  type Texts
} from './texts'
export type { PlainKey, TextKey, Translate, Translation, ValuesOf } from './translate'
export { isLongAfter, type Times } from './times'
