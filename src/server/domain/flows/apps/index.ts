export { createAppOnce } from './create-app-once'
