export { type Moved, moveDatabase } from './move-database'
export { MoveError } from './move-error'
export { isMoveUnfinished } from './unfinished-move'
