import { useValue } from '../../../ui'
import { CHANNEL_TYPES } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { typeName } from '../integrations/type-name'

/** Type of the clients that are messengers on the web. */
const WEB = 'sdk'
const TYPES: readonly string[] = [WEB, ...CHANNEL_TYPES]

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
          {typeName(t, type === WEB ? 'web' : type)}
        </option>
      ))}
    </select>
  )
}
