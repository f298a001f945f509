import type { AppKey } from '../../api'
import { useTexts } from '../context'
import { Phrase } from '../Phrase'
import { TimeAgo } from '../TimeAgo'

interface KeyRowProps {
  appKey: AppKey
  onDelete: () => void
}

/** A key with when it was made and last used. */
export function KeyRow({
  appKey: { id, displayName, createdAt, lastUsedAt },
  onDelete
}: KeyRowProps) {
  const { t } = useTexts()
  return (
    <li>
      <div className="app-key">
        <h2>
          <bdi>{displayName}</bdi>
        </h2>
        <p>
          <code dir="ltr">{id}</code>
        </p>
        <p className="key-times">
          <span>
            <Phrase text="keys.madeAt" values={{ time: <TimeAgo at={createdAt} /> }} />
          </span>{' '}
          <span>
            {lastUsedAt === null ? (
              t('keys.unused')
            ) : (
              <Phrase text="keys.usedAt" values={{ time: <TimeAgo at={lastUsedAt} /> }} />
            )}
          </span>
        </p>
      </div>
      <button
        className="button danger"
        type="button"
        aria-label={t('keys.deleteNamed', { name: displayName })}
        onClick={onDelete}
      >
        {t('keys.delete')}
      </button>
    </li>
  )
}
