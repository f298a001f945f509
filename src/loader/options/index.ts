export { readOptions } from './read-options'
