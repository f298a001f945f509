export { mountConsole } from './mount'
export type { ConsoleWorld } from './model'
