import type { ReactNode } from 'react'
import type { FailingChannel, FailingWebhook, HealthFigures } from '../../api'
import { formatRoute } from '../../model'
import { useTexts } from '../context'
import { TimeAgo } from '../TimeAgo'
import { Figure } from './Figure'

function WebhookItem({ webhook }: { webhook: FailingWebhook }) {
  const { t } = useTexts()
  const { appId, integrationId, appName, site, status, error, at } = webhook
  return (
    <li>
      <a href={formatRoute({ appId, screen: 'integrations', integrationId })}>
        <bdi>{site}</bdi>
      </a>
      <p>
        <bdi>{appName}</bdi>
        <bdi>{status === null ? error : t('health.status', { status: String(status) })}</bdi>
        <TimeAgo at={at} />
      </p>
    </li>
  )
}

function ChannelItem({ channel }: { channel: FailingChannel }) {
  const { appId, id, appName, type, displayName, problem } = channel
  return (
    <li>
      <a href={formatRoute({ appId, screen: 'integrations', integrationId: id })}>
        <bdi>{displayName || type}</bdi>
      </a>
      <p>
        <bdi>{appName}</bdi>
        {problem && <bdi>{problem}</bdi>}
      </p>
    </li>
  )
}

interface FailingListProps {
  title: string
  /** Null: they cannot be read now. */
  items: ReactNode[] | null
}

function FailingList({ title, items }: FailingListProps) {
  const { t } = useTexts()
  return (
    <>
      <h3>{title}</h3>
      <Figure value={items}>
        {found =>
          found.length ? (
            <ul className="item-list">{found}</ul>
          ) : (
            <p className="quiet-note">{t('health.noneFails')}</p>
          )
        }
      </Figure>
    </>
  )
}

/** Webhooks and channels that fail, with a link to each. */
export function FailingPanel({
  failingWebhooks,
  failingChannels
}: Pick<HealthFigures, 'failingWebhooks' | 'failingChannels'>) {
  const { t } = useTexts()
  return (
    <section className="panel" aria-labelledby="health-failing">
      <h2 id="health-failing">{t('health.failing')}</h2>
      <FailingList
        title={t('health.webhooks')}
        items={
          failingWebhooks &&
          failingWebhooks.map(webhook => <WebhookItem key={webhook.id} webhook={webhook} />)
        }
      />
      <FailingList
        title={t('health.channels')}
        items={
          failingChannels &&
          failingChannels.map(channel => <ChannelItem key={channel.id} channel={channel} />)
        }
      />
    </section>
  )
}
