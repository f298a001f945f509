import { useValue } from '../../../ui'
import { useServices } from '../../services'
import { Slot } from '../../Slot'
import { Words } from '../../Words'
import type { Questions } from './create-questions'

/** Greets, and asks what is asked before a conversation. */
export function PrechatForm({ questions }: { questions: Questions }) {
  const { $isShown } = useServices()
  const { fields, avatarUrl, $draft, $status, send } = questions
  const status = useValue($status)
  const isShown = useValue($isShown)
  return (
    <section className="prechat">
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
    </section>
  )
}
