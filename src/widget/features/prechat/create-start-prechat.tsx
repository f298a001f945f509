import { createConversation } from '../../../client/conversation-calls'
import type { MessengerContext, Slots } from '../../core'
import { createQuestions, type Questions } from './create-questions'
import { PrechatForm } from './PrechatForm'
import { readFields } from './read-fields'

/** Creates the form before each further conversation, on a screen of its own. */
export const createStartPrechat = (
  context: MessengerContext
): Pick<Slots, 'prechatScreen' | 'startPrechat'> => {
  const { clientReady, loadSlot, $screen } = context
  let questions: Questions | undefined
  return {
    prechatScreen: () => questions && <PrechatForm questions={questions} />,
    startPrechat: async () => {
      const [client, check] = await Promise.all([clientReady, loadSlot('checkFields')])
      const previous = $screen.get()
      return new Promise(resolve => {
        questions = createQuestions(context, client, readFields(context, check), async prechat => {
          client.show(await createConversation(client, { prechat }))
          $screen.set(undefined)
          resolve()
        })
        $screen.set({ screen: 'prechat', title: 'newConversationButtonText', previous })
      })
    }
  }
}
