export { HoursSection } from './HoursSection'
