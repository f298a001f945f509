export { LifeBar } from './LifeBar'
