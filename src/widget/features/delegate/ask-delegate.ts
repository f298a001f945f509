import type { ConversationModel } from '../../../client'
import { answerInTime } from '../../../client/identity'
import { checkDraft } from '../../../protocol'
import type { Delegate, DelegateData } from '../../core/public'
import type { MessengerContext } from '../../core'
import { checkMetadata } from '../../shared'
import { checkAnswer } from './check-answer'

/** Methods of a delegate that change what goes to the server. */
export type SendingMethod = 'beforeSend' | 'beforePostbackSend'

/** Asks the page to change a value; an unusable answer leaves it unchanged. */
export type AskDelegate = <Value extends { type: string }>(
  method: SendingMethod,
  value: Value,
  conversation: ConversationModel | undefined
) => Promise<Value>

/** Returns copies for the delegate, so that it cannot change the widget's own objects. */
export const delegateDataOf = (conversation: ConversationModel | undefined): DelegateData => ({
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

/** Creates the function that asks the delegate of one messenger. */
export const createAskDelegate =
  (
    { settings }: Pick<MessengerContext, 'settings'>,
    report: ReturnType<typeof createReport>
  ): AskDelegate =>
  async (method, value, conversation) => {
    const delegate = settings.delegate as Record<SendingMethod, (...args: unknown[]) => unknown>
    if (!delegate?.[method]) return value
    try {
      const answer = await answerInTime(
        delegate[method](structuredClone(value), delegateDataOf(conversation)),
        () => {
          throw new Error('No answer within 10 s.')
        }
      )
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
