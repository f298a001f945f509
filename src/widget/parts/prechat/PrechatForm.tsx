import { useValue } from '../../../ui'
import { useServices } from '../../services'
import { Slot } from '../../Slot'
import { Words } from '../../Words'
import type { ScreenProps } from '../screen'
import type { Questions } from './create-questions'

/** As a screen of its own, the header reads the rest. */
interface PrechatFormProps extends Partial<ScreenProps> {
  questions: Questions
}

/** Greets, and asks what is asked before a conversation. */
export function PrechatForm({ questions }: PrechatFormProps) {
  const { $isShown } = useServices()
  const { fields, avatarUrl, $draft, $status, send } = questions
  const status = useValue($status)
  const isShown = useValue($isShown)
  return (
    <main className="prechat">
      {avatarUrl && <img src={avatarUrl} alt="" />}
      <p className="bubble" dir="auto">
        <Words of="prechatCaptureGreetingText" />
      </p>
      <Slot
        name="fields"
        id="prechat"
        fields={fields}
        $draft={$draft}
        status={status}
        takesFocus={isShown}
        onFilled={send}
        onRetry={send}
      />
    </main>
  )
}
