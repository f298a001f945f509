export { mergeUsers } from './merge-users'
