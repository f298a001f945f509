export {
  APP_FIELDS,
  type AppEdits,
  type AppField,
  type AppInput,
  type AppInputs,
  type AppRefusals,
  changedAppFields,
  readAppInputs,
  readAppRefusals,
  withoutRefusals,
  writeAppChanges
} from './fields'
export { readTime, RETENTION_CHOICES, showTime, type TimeUnit, unitOf } from './retention'
export { listTimeZones, newHours, readLocal, WEEK, writeLocal } from './hours'
