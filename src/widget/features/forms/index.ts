export { EMPTY_DRAFT, type Draft } from './draft'
export type { FieldsProps } from './Fields'
