import { checkFields } from '../../../protocol'
import { defineFeature } from '../../core'
import { createFormMessage } from './create-form-message'
import { Fields } from './Fields'
import { FormResponseMessage } from './FormResponseMessage'
import { STYLES } from './styles'
import { TEXTS } from './texts'

/** Forms and their answers. */
export const feature = defineFeature({
  slots: ['formMessage', 'formResponseMessage', 'fields', 'checkFields'],
  styles: STYLES,
  texts: TEXTS,
  setup: () => ({
    formMessage: createFormMessage(),
    formResponseMessage: FormResponseMessage,
    fields: Fields,
    checkFields
  })
})
