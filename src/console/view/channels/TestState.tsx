import type { ChannelDelivery } from '../../api'
import { formatRoute } from '../../model'
import type { Translate } from '../../texts'
import { useTexts, useWorkspace } from '../context'

const stateText = (
  t: Translate,
  { state, isFinal, error: reason }: ChannelDelivery,
  service: string
): string => {
  switch (state) {
    case 'waiting':
      return reason === undefined
        ? t('channels.testWaiting', { service })
        : t('channels.testRetrying', { reason })
    case 'sent':
      return t(isFinal ? 'channels.testSent' : 'channels.testTaken', { service })
    case 'delivered':
      return t('channels.testDelivered')
    case 'failed':
      return t('channels.testFailed', { reason: reason ?? '' })
  }
}

interface TestStateProps {
  /** Undefined: none was sent. */
  delivery: ChannelDelivery | undefined
  /** Name of the outside service. */
  service: string
}

/** Says how far a test message has come, and leads to its conversation. */
export function TestState({ delivery, service }: TestStateProps) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  return (
    <>
      <p className="page-message" role="status">
        {delivery && stateText(t, delivery, service)}
      </p>
      {delivery && (
        <a
          href={formatRoute({
            appId: app.id,
            screen: 'inbox',
            conversationId: delivery.conversationId
          })}
        >
          {t('channels.showConversation')}
        </a>
      )}
    </>
  )
}
