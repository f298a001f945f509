export { AccessScreen } from './AccessScreen'
export { ChangePassword } from './ChangePassword'
export { FirstSteps } from './FirstSteps'
