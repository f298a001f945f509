import type { ConversationModel } from '../../../client'
import { checkDraft } from '../../../protocol'
import type { Delegate, DelegateData } from '../../delegate'
import type { Services } from '../../services'
import { checkAnswer } from './check-answer'
import { checkMetadata } from './check-metadata'

/** Methods of a delegate that change what goes to the server. */
export type SendingMethod = 'beforeSend' | 'beforePostbackSend'

/** Lets the page change a value; what it makes unusable stays as it was. */
export type Ask = <Value extends { type: string }>(
  method: SendingMethod,
  value: Value,
  conversation: ConversationModel | undefined
) => Promise<Value>

/** What a delegate learns of a conversation: copies, so that nothing of ours can be changed. */
export const dataOf = (conversation: ConversationModel | undefined): DelegateData => ({
  conversation: structuredClone(conversation?.info.peek() ?? { participants: [], metadata: {} })
})

/** Reports a delegate's mistake, each of its methods once. */
export const createReport = () => {
  const reported = new Set<keyof Delegate>()
  return (method: keyof Delegate, problem: unknown) => {
    if (reported.has(method)) return
    reported.add(method)
    console.warn(`Pipit: delegate.${method}`, problem)
  }
}

/** Makes what asks the delegate of one messenger. */
export const createAsk =
  ({ settings }: Pick<Services, 'settings'>, report: ReturnType<typeof createReport>): Ask =>
  async (method, value, conversation) => {
    const delegate = settings.delegate as Record<SendingMethod, (...args: unknown[]) => unknown>
    if (!delegate?.[method]) return value
    try {
      const answer = await delegate[method](structuredClone(value), dataOf(conversation))
      const made = checkAnswer(value, answer)
      if (made.type !== value.type)
        throw new TypeError(`A ${value.type} cannot become a ${made.type}.`)
      if (made.type === 'text') checkDraft(made)
      checkMetadata((made as { metadata?: object }).metadata)
      return made
    } catch (error) {
      report(method, error)
      return value
    }
  }
