import { type Integration, isCustom, type Webhook } from '../../api'
import { formatRoute, isChannelType, type Screen } from '../../model'
import { ChannelPanels, useConnecting } from '../channels'
import { useWorkspace, useTexts } from '../context'
import { KeySection } from '../keys'
import { integrationName } from '../names'
import { WebhookSection } from '../webhooks'
import { ConnectionFacts } from './ConnectionFacts'
import { DeleteForm } from './DeleteForm'
import { IntegrationState } from './IntegrationState'
import { LoadedIntegration } from './LoadedIntegration'
import { RenameForm } from './RenameForm'
import { ScreenHeading } from './ScreenHeading'
import { SiteList } from './SiteList'
import { typeName } from './type-name'

interface DetailsProps {
  loaded: Integration
  /** Whether it was just made here. */
  isNew: boolean
  onDeleted: (name: string) => void
}

/** Name, type and state of an integration, and what can be done with it. */
function Details({ loaded, isNew, onDeleted }: DetailsProps) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  const [integration, setIntegration] = useConnecting(loaded)
  const { id, type, status } = integration
  const name = integrationName(integration)
  const changeWebhooks = (change: (webhooks: Webhook[]) => Webhook[]) =>
    setIntegration(known =>
      isCustom(known) ? { ...known, webhooks: change(known.webhooks) } : known
    )
  const link = (screen: Screen, text: string) => (
    <a className="button" href={formatRoute({ appId: app.id, screen, integrationId: id })}>
      {text}
    </a>
  )

  return (
    <main className="page">
      <header>
        <ScreenHeading>
          <bdi>{name}</bdi>
        </ScreenHeading>
        <p className="page-lead">
          {typeName(t, type)} <IntegrationState status={status} />
        </p>
      </header>
      <section className="panel" aria-label={t('integrations.general')}>
        <RenameForm integration={integration} onRenamed={setIntegration} />
        <dl className="facts">
          <dt>{t('common.id')}</dt>
          <dd>
            <code>{id}</code>
          </dd>
          <ConnectionFacts {...integration} />
        </dl>
        <div className="actions">
          {type === 'web' && link('settings', t('screens.settings'))}
          {type === 'web' && link('install', t('integrations.showSnippets'))}
          {link('changes', t('screens.changes'))}
        </div>
      </section>
      {type === 'web' && <SiteList id={id} />}
      {isChannelType(type) && (
        <ChannelPanels
          type={type}
          service={typeName(t, type)}
          integration={integration}
          onChanged={setIntegration}
        />
      )}
      {isCustom(integration) && (
        <>
          <WebhookSection integration={integration} isNew={isNew} onChange={changeWebhooks} />
          <KeySection integration={integration} />
        </>
      )}
      <DeleteForm key={name} integration={integration} onDeleted={() => onDeleted(name)} />
    </main>
  )
}

interface IntegrationScreenProps {
  id: string
  /** Whether it was just made here. */
  isNew: boolean
  /** Called after the deletion, with a message for the list. */
  onDone: (message: string) => void
}

/** One integration of the app. */
export function IntegrationScreen({ id, isNew, onDone }: IntegrationScreenProps) {
  const { t } = useTexts()
  return (
    <LoadedIntegration id={id}>
      {integration => (
        <Details
          loaded={integration}
          isNew={isNew}
          onDeleted={name => onDone(t('deletion.done', { name }))}
        />
      )}
    </LoadedIntegration>
  )
}
