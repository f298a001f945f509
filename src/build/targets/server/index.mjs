export { buildServer } from './server.mjs'
