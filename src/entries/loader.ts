export { loadPipit, type LoadOptions } from '../loader/load-pipit'
export type { MessengerWidget } from '../widget/core/public'
