export { NoApp } from '../apps/NoApp'
export { AccessScreen } from '../set-up/AccessScreen'
export { NotSetUp } from '../set-up/NotSetUp'
export { SecondStepScreen } from '../set-up/SecondStepScreen'
