export { PersonDetails } from './PersonDetails'
