import { useEffect } from 'react'
import type { ConversationModel } from '../../../client'
import { useValue } from '../../../ui'
import { Icon, RING_ICON, useMessengerContext } from '../../core'

/** Loads earlier messages, and shows the progress. */
export function Earlier({ conversation }: { conversation: ConversationModel }) {
  const { clientReady, translate } = useMessengerContext()
  const history = useValue(conversation.history)
  // The conversation's history holds the failure.
  const load = () =>
    void clientReady
      .then(client => client.history())
      .then(({ older }) => older(conversation))
      .catch(() => {})

  useEffect(() => {
    if (history === 'unknown') load()
  }, [conversation, history])

  if (history === 'loading') {
    return (
      <p className="note loading">
        <Icon path={RING_ICON} />
        {translate('fetchingHistory')}
      </p>
    )
  }
  if (history === 'complete' || history === 'unknown') return null
  return (
    <button className="note" type="button" onClick={load}>
      {translate(history === 'more' ? 'fetchHistory' : 'couldNotLoadMessages')}
    </button>
  )
}
