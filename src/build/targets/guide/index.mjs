export { buildGuide } from './guide.mjs'
