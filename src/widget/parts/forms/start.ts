import { checkFields } from '../../../protocol'
import type { PartModule } from '../part'
import { createFormMessage } from './create-form-message'
import { Fields } from './Fields'
import { FormResponseMessage } from './FormResponseMessage'

/** Draws forms and their answers; what is filled in belongs to one messenger. */
export const start = (() => ({
  formMessage: createFormMessage(),
  formResponseMessage: FormResponseMessage,
  fields: Fields,
  checkFields
})) satisfies PartModule['start']
