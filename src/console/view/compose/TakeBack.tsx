import { useState } from 'react'
import { useValue } from '../../../ui'
import type { SentReply, Thread } from '../../model'
import { useTexts } from '../context'
import { useLostFocus } from '../forms'
import { explain } from '../forms/explain'

interface TakeBackProps {
  thread: Thread
  /** Called with what the reply said. */
  onTaken: (reply: SentReply) => void
  /** Called when the button had the focus and is gone. */
  onGone: () => void
}

/** Button that takes the last reply back from the visitor, for some seconds after it was sent. */
export function TakeBack({ thread, onTaken, onGone }: TakeBackProps) {
  const { t } = useTexts()
  const recent = useValue(thread.recent)
  const [problem, setProblem] = useState('')
  const lostFocus = useLostFocus(onGone)

  async function takeBack() {
    setProblem('')
    try {
      const reply = await thread.takeBack()
      if (reply) onTaken(reply)
    } catch (error) {
      setProblem(explain(t, error))
    }
  }

  return (
    <>
      {recent && (
        <button
          className="button quiet take-back"
          type="button"
          {...lostFocus}
          onClick={() => void takeBack()}
        >
          {t('message.takeBack')}
        </button>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  )
}
