export type { Ask } from './ask'
export { startDelegate } from './start-delegate'
