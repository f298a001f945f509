export { InPart } from './InPart'
export { PARTS } from './parts'
export { usePart } from './use-part'
export { usePreloads } from './use-preloads'
