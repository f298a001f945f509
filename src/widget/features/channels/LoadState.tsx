import { useValue } from '../../../ui'
import { Icon, RING_ICON, useMessengerContext } from '../../core'
import type { ChannelLinks } from './links'

/** Shows that the links are loading, or failed to load. */
export function LoadState({ links }: { links: ChannelLinks }) {
  const { translate } = useMessengerContext()
  const { links: known, hasFailed } = useValue(links.$state)
  return (
    <div role="status">
      {hasFailed ? (
        <p className="note">
          {translate.error('couldNotLoadChannels')}{' '}
          <button className="text-button" type="button" onClick={() => void links.load()}>
            {translate('tryAgain')}
          </button>
        </p>
      ) : (
        !known && (
          <p className="note loading">
            <Icon path={RING_ICON} />
            {translate('linkPreparing')}
          </p>
        )
      )}
    </div>
  )
}
