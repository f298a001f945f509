import { Type } from 'typebox'
import { checkFields, type FormContent } from '../../../../protocol'
import { blockable, PLACE, readerOf } from './context'
import { wordFields } from './words'

/** What a form may have; `checkFields` says more. */
export const FormFields = Type.Object({
  text: wordFields.text,
  fields: Type.Unknown({ title: 'NewFormFields' }),
  ...blockable
})

const read = readerOf(FormFields)

/** Reads a form, which nobody has answered yet. */
export const readForm = (input: unknown): FormContent => {
  const { fields, ...rest } = read(input, PLACE)
  return { type: 'form', ...rest, fields: checkFields(fields, `${PLACE}.fields`), submitted: false }
}
