import { useValue } from '../../../ui'
import { useServices } from '../../services'
import type { Links } from './links'

/** Says that it is not known yet what is linked, or that it could not be learnt. */
export function LoadState({ links }: { links: Links }) {
  const { translate } = useServices()
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
        !known && <p className="note">{translate('linkPreparing')}</p>
      )}
    </div>
  )
}
