import { createConversation } from '../../../client/conversation-list'
import type { Services } from '../../services'
import type { Slots } from '../part'
import { createQuestions } from './create-questions'
import { PrechatForm } from './PrechatForm'
import { readFields } from './read-fields'

/** Makes what asks before each further conversation, in the place of the one on the screen. */
export const createStartPrechat =
  (services: Services): Slots['startPrechat'] =>
  async () => {
    const { need, opened, show, $screen } = services
    const [messenger, check] = await Promise.all([opened, need('checkFields')])
    const before = $screen.get()
    return new Promise(resolve => {
      const fields = readFields(services, check!)
      const questions = createQuestions(services, fields, async prechat => {
        show(await createConversation(messenger, { prechat }))
        $screen.set(undefined)
        resolve()
      })
      $screen.set(
        <PrechatForm
          questions={questions}
          title="newConversationButtonText"
          onBack={() => $screen.set(before)}
        />
      )
    })
  }
