export { AccessScreen } from './AccessScreen'
export { FirstSteps } from './FirstSteps'
export { PASSWORD_MIN_CHARS } from './passwords'
