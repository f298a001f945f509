export { Field } from './Field'
export { useSubmit } from './use-submit'
