export { buildNpm } from './npm.mjs'
