import { useValue } from '../../../ui'
import { CHANNEL_TYPES } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { clientTypeName } from '../integrations/type-name'

/** Types of clients: messengers on the web, mails, and the other channels. */
const TYPES: readonly string[] = ['sdk', 'mailgun', ...CHANNEL_TYPES]

/** Filters the list by a channel that reaches the visitor. */
export function ChannelFilter() {
  const { $filter, setFilter } = useWorkspace()
  const { t } = useTexts()
  const { channel } = useValue($filter)
  const types = channel && !TYPES.includes(channel) ? [...TYPES, channel] : TYPES
  return (
    <select
      aria-label={t('channelFilter.channel')}
      value={channel ?? ''}
      onChange={({ currentTarget: { value } }) =>
        setFilter({ ...$filter.get(), channel: value || undefined })
      }
    >
      <option value="">{t('channelFilter.any')}</option>
      {types.map(type => (
        <option key={type} value={type}>
          {clientTypeName(t, type)}
        </option>
      ))}
    </select>
  )
}
