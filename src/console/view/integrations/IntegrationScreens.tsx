import { useEffect, useState } from 'react'
import type { ChannelType, Screen } from '../../model'
import { useConsole, useWorkspace } from '../context'
import { InPart, PARTS } from '../parts'
import { ConnectChannelScreen } from './ConnectChannelScreen'
import { ConnectCustomScreen } from './ConnectCustomScreen'
import { ConnectScreen } from './ConnectScreen'
import { ConnectWebScreen } from './ConnectWebScreen'
import { IntegrationList } from './IntegrationList'
import { IntegrationScreen } from './IntegrationScreen'

interface IntegrationScreensProps {
  screen: Extract<
    Screen,
    'integrations' | 'connect' | 'connect-web' | 'connect-custom' | 'connect-channel' | 'settings'
  >
  integrationId: string | undefined
  /** Type of the channel that is connected; only of `connect-channel`. */
  channel: ChannelType | undefined
}

/** The list of an app's integrations, and the screens that lead back to it with a message. */
export function IntegrationScreens({ screen, integrationId, channel }: IntegrationScreensProps) {
  const { replace } = useConsole()
  const { app } = useWorkspace()
  const [message, setMessage] = useState('')
  /** Id of the custom integration that was made last, until the list is shown. */
  const [madeId, setMadeId] = useState<string>()
  const isList = screen === 'integrations' && integrationId === undefined

  useEffect(() => {
    if (isList) setMadeId(undefined)
    else setMessage('')
  }, [isList])

  function onDone(done: string) {
    setMessage(done)
    replace({ appId: app.id, screen: 'integrations' })
  }

  if (screen === 'connect') return <ConnectScreen />
  if (screen === 'connect-custom') {
    return <ConnectCustomScreen onMade={setMadeId} onClose={() => onDone('')} />
  }
  if (channel !== undefined) {
    return <ConnectChannelScreen key={channel} type={channel} onClose={() => onDone('')} />
  }
  if (screen === 'connect-web') {
    return <ConnectWebScreen integrationId={integrationId} onDone={onDone} />
  }
  if (integrationId === undefined) return <IntegrationList message={message} />
  if (screen === 'settings') {
    return (
      <InPart part={PARTS.settings}>
        {({ SettingsScreen }) => <SettingsScreen key={integrationId} id={integrationId} />}
      </InPart>
    )
  }
  return (
    <IntegrationScreen
      key={integrationId}
      id={integrationId}
      isNew={integrationId === madeId}
      onDone={onDone}
    />
  )
}
