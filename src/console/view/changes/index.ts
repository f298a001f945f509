export { ChangesScreen } from './ChangesScreen'
export { FieldChange } from './FieldChange'
export { fieldName } from './field-name'
export { showValue } from './show-value'
