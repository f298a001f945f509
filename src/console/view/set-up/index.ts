export { AccessScreen } from './AccessScreen'
export { FirstSteps } from './FirstSteps'
export { NewPasswordField } from './NewPasswordField'
export { NotSetUp } from './NotSetUp'
