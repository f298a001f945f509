export { createHistory, type History } from './create-history'
