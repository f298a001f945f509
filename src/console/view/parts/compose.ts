export { isComposable, readComposition } from '../../model'
export { ComposeWindow } from '../compose/ComposeWindow'
