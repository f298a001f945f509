import { createConversation } from '../../../client/conversation-list'
import type { Services } from '../../services'
import type { Slots } from '../part'
import type { ScreenProps } from '../screen'
import { createQuestions, type Questions } from './create-questions'
import { PrechatForm } from './PrechatForm'
import { readFields } from './read-fields'

interface PrechatScreenProps extends ScreenProps {
  questions: Questions
}

// The header reads the other properties.
const PrechatScreen = ({ questions }: PrechatScreenProps) => <PrechatForm questions={questions} />

/** Makes what asks before each further conversation, in the place of the one on the screen. */
export const createStartPrechat =
  (services: Services): Slots['startPrechat'] =>
  async () => {
    const { need, opened, show, translate, $screen } = services
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
        <PrechatScreen
          questions={questions}
          title={translate('newConversationButtonText')}
          onBack={() => $screen.set(before)}
        />
      )
    })
  }
