import type { Choice } from '../service'

/** The id of an action, and its label. */
const DATA = /^([0-9a-f]{24}) (.+)$/s

/** Makes the button by which a person answers. Its label stands in the chat as their own words. */
export const choiceButton = ({ id, text }: Pick<Choice, 'id' | 'text'>) => ({
  type: 'postback' as const,
  label: text,
  data: `${id} ${text}`,
  displayText: text
})

/** Reads what a pressed button sends back; those of others have no label. */
export const readChoice = (data: string): { actionId: string; text?: string } => {
  const [, actionId, text] = DATA.exec(data) ?? []
  return actionId && text ? { actionId, text } : { actionId: data }
}
