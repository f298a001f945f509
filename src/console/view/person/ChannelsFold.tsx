import type { PersonClient } from '../../api'
import { useTexts } from '../context'
import { clientTypeName } from '../integrations/type-name'
import { TimeAgo } from '../TimeAgo'
import { Fold } from './Fold'

/** Lists the ways to reach a person. */
export function ChannelsFold({ clients }: { clients: readonly PersonClient[] }) {
  const { t } = useTexts()
  return (
    <Fold title={t('person.channels')}>
      {!clients.length && <p className="person-note">{t('person.noChannels')}</p>}
      <ul className="trail">
        {clients.map(({ id, type, status, displayName, externalId, lastSeen }) => (
          <li key={id}>
            <span>
              {clientTypeName(t, type)}{' '}
              <bdi className="person-note">{displayName ?? externalId}</bdi>{' '}
              {status !== 'active' && <span className="mark">{t(`person.${status}`)}</span>}
            </span>
            {lastSeen && <TimeAgo at={lastSeen} />}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
