import type { PartModule } from '../../widget/parts'
import * as forms from '../../widget/parts/forms'
import * as prechat from '../../widget/parts/prechat'

/** Forms, what was filled in, and what is asked before a conversation, which is a form too. */
export const styles = forms.STYLES + prechat.STYLES
export const texts = { ...forms.TEXTS, ...prechat.TEXTS }
export const start: PartModule['start'] = services => ({
  ...forms.start(),
  ...prechat.start(services)
})
