export { ChangeLines } from './ChangeLines'
export { LifeBar } from './LifeBar'
