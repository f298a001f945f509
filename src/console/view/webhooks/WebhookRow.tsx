import { useEffect, useId, useState } from 'react'
import type { Webhook } from '../../api'
import type { SentEvent } from '../../model'
import { CopyBox } from '../CopyBox'
import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { DeliveryLog } from './DeliveryLog'

interface WebhookRowProps {
  integrationId: string
  webhook: Webhook
  /** Whether it was just made here: its secret is shown, until it is hidden. */
  isNew: boolean
  onEdit: () => void
  onDelete: () => void
}

/** A webhook: its address, its events, its secret, its log, and what can be done with it. */
export function WebhookRow({ integrationId, webhook, isNew, onEdit, onDelete }: WebhookRowProps) {
  const { t } = useTexts()
  const [isSecretShown, setSecretShown] = useState(isNew)
  useEffect(() => {
    // Where the answer was lost, the list has it before it is known who made it.
    if (isNew) setSecretShown(true)
  }, [isNew])
  const [isLogShown, setLogShown] = useState(false)
  const [sent, setSent] = useState<SentEvent>()
  const id = useId()
  const { api } = useWorkspace()
  const testing = useSubmit(
    async () => {
      setSent({ ...(await api.testWebhook(integrationId, webhook.id)), after: '' })
      setLogShown(true)
    },
    { 429: 'webhooks.tooOften' }
  )
  const { target, triggers, secret, includeFullUser, includeFullSource } = webhook
  const details = [
    ...(includeFullUser ? [t('webhooks.fullUser')] : []),
    ...(includeFullSource ? [t('webhooks.fullSource')] : [])
  ]
  const button = (text: string, onPress: () => void, isDanger = false) => (
    <button
      className={isDanger ? 'button danger' : 'button'}
      type="button"
      aria-describedby={id}
      onClick={onPress}
    >
      {text}
    </button>
  )

  return (
    <li className="webhook">
      <h3 id={id}>
        <bdi>{target}</bdi>
      </h3>
      <p className="webhook-triggers">
        {triggers.map(name => (
          <code key={name} dir="ltr">
            {name}
          </code>
        ))}
      </p>
      {details.length > 0 && <p className="field-hint">{details.join(t('common.comma'))}</p>}
      <div className="actions">
        {button(t(isSecretShown ? 'webhooks.hideSecret' : 'webhooks.showSecret'), () =>
          setSecretShown(!isSecretShown)
        )}
        {button(t(isLogShown ? 'webhooks.hideLog' : 'webhooks.showLog'), () =>
          setLogShown(!isLogShown)
        )}
        {button(t('webhooks.test'), testing.submit)}
        {button(t('webhooks.edit'), onEdit)}
        {button(t('webhooks.delete'), onDelete, true)}
      </div>
      <p className="problem" role="alert">
        {testing.problem}
      </p>
      {isSecretShown && (
        <CopyBox label={t('webhooks.secret')} text={secret}>
          {t('webhooks.secretHint')}{' '}
          <a href="/guide/bots#check-a-signature">{t('webhooks.signature')}</a>
        </CopyBox>
      )}
      {isLogShown && (
        <DeliveryLog
          integrationId={integrationId}
          webhookId={webhook.id}
          sent={sent}
          onSent={setSent}
        />
      )}
    </li>
  )
}
