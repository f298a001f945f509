import { readWebhookRefusal } from '../../model'
import type { Translate } from '../../texts'
import { namedRefusal } from '../forms'

/** Problems of a form with a webhook; empty: none. */
export interface WebhookProblems {
  /** Sentence of the server about the name of the integration. */
  name: string
  target: string
  triggers: string
  /** Belongs to no field. */
  form: string
}

/**
 * Says at which field the server refused a webhook and why, in the language of the console; what it has
 * no words for, as the server says it.
 *
 * @param sentence Of the server; empty: nothing was refused.
 */
export const problemsOf = (t: Translate, sentence: string): WebhookProblems => {
  const none = { name: '', target: '', triggers: '', form: '' }
  if (!sentence) return none
  const { field, text, said } = readWebhookRefusal(sentence)
  if (field === 'displayName') return { ...none, name: sentence }
  const inWords = said && t.pieces(`webhooks.refused.${said.kind}`, said.values).join('')
  if (field === undefined) return { ...none, form: inWords ?? text }
  const label = t(field === 'target' ? 'webhooks.target' : 'webhooks.triggers')
  return { ...none, [field]: inWords ?? namedRefusal(t, label, text) }
}
