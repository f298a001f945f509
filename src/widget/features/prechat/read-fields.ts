import type { checkFields, FormField } from '../../../protocol'
import type { MessengerContext } from '../../core'

/** Returns the fields of the prechat form: the business's own, or name and e-mail address. */
export const readFields = (
  { settings, translate }: MessengerContext,
  check: typeof checkFields
): FormField[] => {
  const { fields } = settings.prechatCapture ?? {}
  try {
    if (fields) return check(fields)
  } catch (error) {
    console.warn(`Pipit: prechatCapture.${(error as Error).message} Name and e-mail are asked.`)
  }
  return [
    {
      type: 'text',
      name: 'name',
      label: translate('prechatCaptureNameLabel'),
      placeholder: translate('prechatCaptureNamePlaceholder')
    },
    {
      type: 'email',
      name: 'email',
      label: translate('prechatCaptureEmailLabel'),
      placeholder: translate('prechatCaptureEmailPlaceholder')
    }
  ]
}
