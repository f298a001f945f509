import { useEffect } from 'react'
import type { ConversationModel } from '../../../client'
import { useValue } from '../../../ui'
import { useServices } from '../../services'

/** Loads what was said before, and says how that goes. */
export function Earlier({ conversation }: { conversation: ConversationModel }) {
  const { loadHistory, translate } = useServices()
  const history = useValue(conversation.history)
  const load = () => void loadHistory(conversation).catch(() => {})

  useEffect(() => {
    if (history === 'unknown') load()
  }, [conversation, history])

  if (history === 'loading') return <p className="note">{translate('fetchingHistory')}</p>
  if (history === 'complete' || history === 'unknown') return null
  return (
    <button className="note" type="button" onClick={load}>
      {translate(history === 'more' ? 'fetchHistory' : 'couldNotLoadMessages')}
    </button>
  )
}
