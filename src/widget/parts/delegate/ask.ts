import type { ConversationModel } from '../../../client'
import type { Delegate, DelegateData } from '../../delegate'
import type { Services } from '../../services'

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
    console.error(`Pipit: delegate.${method}`, problem)
  }
}

/** Makes what asks the delegate of one messenger. */
export const createAsk =
  ({ settings }: Services, report: ReturnType<typeof createReport>): Ask =>
  async (method, value, conversation) => {
    try {
      const delegate = settings.delegate as Record<SendingMethod, (...args: unknown[]) => unknown>
      const answer = await delegate[method]?.(structuredClone(value), dataOf(conversation))
      if ((answer as typeof value | undefined)?.type === value.type) return answer as typeof value
      if (delegate[method])
        report(method, `expected a ${value.type}, got ${JSON.stringify(answer)}.`)
    } catch (error) {
      report(method, error)
    }
    return value
  }
