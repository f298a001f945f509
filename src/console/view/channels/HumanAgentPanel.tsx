import { useId } from 'react'
import type { Integration } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'

interface HumanAgentPanelProps {
  /** Name of the outside service. */
  service: string
  integration: Integration
  onChanged: (integration: Integration) => void
}

/** Says whether the app at Meta may let people answer later than a day after somebody wrote. */
export function HumanAgentPanel({ service, integration, onChanged }: HumanAgentPanelProps) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const id = useId()
  const { humanAgent = false } = integration
  const { problem, submit } = useSubmit(async () =>
    onChanged(await api.changeAccount(integration.id, { humanAgent: !humanAgent }))
  )

  return (
    <section className="panel" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{t('channels.late')}</h2>
      <div className="check-row">
        <label>
          <input
            type="checkbox"
            checked={humanAgent}
            aria-describedby={`${id}-hint`}
            onChange={submit}
          />
          {t('channels.humanAgent')}
        </label>
        <p className="field-hint" id={`${id}-hint`}>
          {t('channels.humanAgentHint', { service })}
        </p>
      </div>
      <p className="problem" role="alert">
        {problem}
      </p>
    </section>
  )
}
