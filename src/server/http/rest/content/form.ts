import { Type } from 'typebox'
import { checkFields, type FormContent } from '../../../../protocol'
import { blockable, PLACE, parserOf } from './context'
import { wordFields } from './words'

/** Fields of a form; `checkFields` checks the rest. */
export const FormFields = Type.Object({
  text: wordFields.text,
  fields: Type.Unknown({ title: 'NewFormFields' }),
  ...blockable
})

const read = parserOf(FormFields)

/** Parses a form, not yet answered. */
export const readForm = (input: unknown): FormContent => {
  const { fields, ...rest } = read(input, PLACE)
  return { type: 'form', ...rest, fields: checkFields(fields, `${PLACE}.fields`), submitted: false }
}
