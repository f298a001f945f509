export { Desk } from '../Desk'
