import { useEffect, useId, useState } from 'react'
import { useValue } from '../../../ui'
import type { TestRecipient } from '../../api'
import { useConsole, useTexts } from '../context'
import { TestState } from './TestState'
import { useTestMessage } from './use-test-message'

interface TestFormProps {
  /** Id of the integration. */
  id: string
  /** Name of the outside service. */
  service: string
  /** People to choose from, one at least. */
  recipients: readonly [TestRecipient, ...TestRecipient[]]
  /** Called when the service has said that something is wrong. */
  onProblem: () => void
}

/** Form that sends a test message to one of the people who use a channel. */
export function TestForm({ id, service, recipients, onProblem }: TestFormProps) {
  const now = useValue(useConsole().$now)
  const { t } = useTexts()
  const fieldId = useId()
  const [chosenId, setChosenId] = useState<string>()
  const chosen = recipients.find(({ userId }) => userId === chosenId) ?? recipients[0]
  const { delivery, problem, isBusy, onSubmit } = useTestMessage(id, chosen.userId)
  const endsAt = chosen.humanAgentWindowExpiresAt ?? chosen.messagingWindowExpiresAt
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= now
  const error = delivery?.error

  useEffect(() => {
    if (error !== undefined) onProblem()
  }, [error])

  return (
    <form onSubmit={onSubmit}>
      <div className="field">
        <label htmlFor={fieldId}>{t('channels.testTo')}</label>
        <select
          id={fieldId}
          value={chosen.userId}
          aria-describedby={`${fieldId}-hint`}
          onChange={event => setChosenId(event.currentTarget.value)}
        >
          {recipients.map(({ userId, displayName = userId }) => (
            <option key={userId} value={userId}>
              {displayName}
            </option>
          ))}
        </select>
        <p className="field-hint" id={`${fieldId}-hint`}>
          {t('channels.testHint', { text: t('channels.testText') })}
          {isOver && ` ${t('channels.testOver', { service })}`}
        </p>
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={isBusy}>
          {t('channels.testSend')}
        </button>
      </div>
      <TestState delivery={delivery} service={service} />
    </form>
  )
}
