export { createNeed, type LoadPart } from './create-need'
export type { PartModule, Slots } from './part'
