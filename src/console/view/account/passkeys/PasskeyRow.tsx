import type { Passkey } from '../../../api'
import { useTexts } from '../../context'
import { Phrase } from '../../Phrase'
import { TimeAgo } from '../../TimeAgo'

interface PasskeyRowProps {
  passkey: Passkey
  onRename: () => void
  onRemove: () => void
}

/** A passkey with when it was made and last used. */
export function PasskeyRow({
  passkey: { displayName: name, createdAt, lastUsedAt },
  onRename,
  onRemove
}: PasskeyRowProps) {
  const { t } = useTexts()
  return (
    <li>
      <div className="team-row">
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          <Phrase text="keys.madeAt" values={{ time: <TimeAgo at={createdAt} /> }} />
          {' · '}
          {lastUsedAt === undefined ? (
            t('keys.unused')
          ) : (
            <Phrase text="keys.usedAt" values={{ time: <TimeAgo at={lastUsedAt} /> }} />
          )}
        </span>
        <button
          className="button"
          type="button"
          aria-label={t('passkeys.renameNamed', { name })}
          onClick={onRename}
        >
          {t('passkeys.renameButton')}
        </button>
        <button
          className="button"
          type="button"
          aria-label={t('passkeys.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('common.remove')}
        </button>
      </div>
    </li>
  )
}
