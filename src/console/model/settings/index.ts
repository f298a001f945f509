export { sightOf } from './contrast'
export { type OwnTexts, withText } from './own-texts'
export { type PlainKind, SETTING_KINDS, SETTING_PATHS, type SettingPath } from './paths'
export { keepValid, previewSettings } from './preview'
export {
  newOption,
  newQuestion,
  nextKey,
  type OptionDraft,
  type QuestionDraft,
  readQuestions,
  standardQuestions,
  writeQuestion
} from './questions'
export { type Refusal, readRefusals } from './refusals'
export { TEXT_GROUPS, type TextGroup, textKeysIn } from './text-groups'
export {
  changedPaths,
  colorWithout,
  isSame,
  readInputs,
  type SettingEdits,
  type SettingInput,
  type SettingInputs,
  writeChanges,
  writeRestore,
  type SettingChanges
} from './values'
