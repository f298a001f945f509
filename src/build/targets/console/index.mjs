export { buildConsole } from './console.mjs'
