import { useValue } from '../../../ui'
import { Slot, Text, useMessengerContext } from '../../core'
import type { Questions } from './create-questions'
import { usesOwnText } from './page-words'
import { TEXTS } from './texts'

const GREETING = 'prechatCaptureGreetingText'

interface PrechatFormProps {
  questions: Questions
}

/** The greeting and the form before a conversation. */
export function PrechatForm({ questions }: PrechatFormProps) {
  const { mayTakeFocus, texts, $isShown } = useMessengerContext()
  const { fields, avatarUrl, $draft, $status, send } = questions
  const status = useValue($status)
  const isShown = useValue($isShown)
  return (
    <main className="prechat">
      {avatarUrl && <img src={avatarUrl} alt="" />}
      <p className="bubble" dir="auto">
        {usesOwnText(texts, GREETING) ? <Text of={GREETING} /> : TEXTS[GREETING]}
      </p>
      <Slot
        name="fields"
        id="prechat"
        fields={fields}
        $draft={$draft}
        status={status}
        takesFocus={isShown && mayTakeFocus()}
        onFilled={send}
        onRetry={send}
      />
    </main>
  )
}
