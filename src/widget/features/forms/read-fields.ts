import { checkFields, type FormField, type FormMessage } from '../../../protocol'

/** Returns the fields of a form; undefined when they cannot be shown. */
export const readFields = ({ fields }: FormMessage): FormField[] | undefined => {
  try {
    return checkFields(fields)
  } catch {
    return undefined
  }
}
