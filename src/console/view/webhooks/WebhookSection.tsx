import { useEffect, useRef, useState } from 'react'
import type { CustomIntegration, Webhook } from '../../api'
import { useTexts } from '../context'
import { DeleteWebhook } from './DeleteWebhook'
import { WebhookRow } from './WebhookRow'
import { WebhookWindow } from './WebhookWindow'

interface WebhookSectionProps {
  integration: CustomIntegration
  /** Whether it was just made here, with its webhooks. */
  isNew: boolean
  /** Called with a change of the list that the server has made. */
  onChange: (change: (webhooks: Webhook[]) => Webhook[]) => void
}

/** Webhooks of a custom integration. */
export function WebhookSection({ integration, isNew, onChange }: WebhookSectionProps) {
  const { t } = useTexts()
  const [edited, setEdited] = useState<Webhook | 'new'>()
  const [asked, setAsked] = useState<Webhook>()
  const [addedId, setAddedId] = useState<string>()
  const [goneId, setGoneId] = useState<string>()
  const [message, setMessage] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const { id, webhooks } = integration
  useEffect(() => {
    // The button that was pressed is gone with its webhook. The question held the focus until now.
    if (goneId !== undefined) addButton.current?.focus()
  }, [goneId])

  function onSaved(saved: Webhook) {
    const isAdded = edited === 'new'
    onChange(known =>
      isAdded
        ? [...known.filter(each => each.id !== saved.id), saved]
        : known.map(each => (each.id === saved.id ? saved : each))
    )
    if (isAdded) setAddedId(saved.id)
    setMessage(t(isAdded ? 'webhooks.added' : 'webhooks.saved'))
  }
  function onDeleted(gone: Webhook) {
    onChange(known => known.filter(each => each.id !== gone.id))
    setMessage(t('webhooks.deleted'))
    setAsked(undefined)
    setGoneId(gone.id)
  }

  return (
    <section className="panel webhooks" aria-labelledby="webhooks">
      <h2 id="webhooks">{t('webhooks.title')}</h2>
      <p>
        {t('webhooks.lead')}{' '}
        <a href="/guide/back-end#how-webhooks-arrive">{t('webhooks.arrive')}</a>
      </p>
      <p className="page-message" role="status">
        {message}
      </p>
      {!webhooks.length && <p className="quiet-note">{t('webhooks.none')}</p>}
      {webhooks.length > 0 && (
        <ul>
          {webhooks.map(webhook => (
            <WebhookRow
              key={webhook.id}
              integrationId={id}
              webhook={webhook}
              isNew={isNew || webhook.id === addedId}
              onEdit={() => setEdited(webhook)}
              onDelete={() => setAsked(webhook)}
            />
          ))}
        </ul>
      )}
      <button className="button" type="button" ref={addButton} onClick={() => setEdited('new')}>
        {t('webhooks.add')}
      </button>
      <WebhookWindow
        integrationId={id}
        webhook={edited}
        known={webhooks}
        onListed={all => onChange(() => all)}
        onClose={() => setEdited(undefined)}
        onSaved={onSaved}
      />
      {asked && (
        <DeleteWebhook
          integrationId={id}
          webhook={asked}
          onClose={() => setAsked(undefined)}
          onDeleted={() => onDeleted(asked)}
        />
      )}
    </section>
  )
}
