export { createCalls } from './create-calls'
