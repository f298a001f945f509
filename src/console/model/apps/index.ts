export {
  APP_FIELDS,
  type AppEdits,
  type AppField,
  type AppInput,
  type AppInputs,
  changedAppFields,
  readAppInputs,
  readAppRefusals,
  writeAppChanges
} from './fields'
export { readTime, RETENTION_CHOICES, showTime, type TimeUnit, unitOf } from './retention'
