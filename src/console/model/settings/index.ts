export { sightOf } from './contrast'
export { type PlainKind, SETTING_KINDS, SETTING_PATHS, type SettingPath } from './paths'
export { keepValid, previewSettings } from './preview'
export {
  newOption,
  newQuestion,
  type OptionDraft,
  type QuestionDraft,
  standardQuestions
} from './questions'
export { type Refusal, readRefusals } from './refusals'
export {
  changedPaths,
  isSame,
  readInputs,
  type SettingEdits,
  type SettingInput,
  type SettingInputs,
  writeChanges,
  writeRestore,
  type SettingChanges
} from './values'
