export { readComposition } from '../../model'
export { ComposeWindow } from '../compose/ComposeWindow'
