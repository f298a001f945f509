import type { Integration } from '../../api'
import { formatRoute } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { integrationName } from '../names'
import { Phrase } from '../Phrase'
import { TimeAgo } from '../TimeAgo'
import type { ListedKey } from './use-keys'

/** Says what a key reaches. */
function Scope({ program }: { program: Integration | undefined }) {
  const { app } = useWorkspace()
  const { t } = useTexts()
  if (!program) return <p>{t('keys.reachesApp')}</p>
  const href = formatRoute({ appId: app.id, screen: 'integrations', integrationId: program.id })
  const name = (
    <a href={href}>
      <bdi>{integrationName(program)}</bdi>
    </a>
  )
  return (
    <p>
      <Phrase text="keys.reachesPeople" values={{ name }} />
    </p>
  )
}

interface KeyRowProps {
  appKey: ListedKey
  /** Whether it stands on a screen of keys, where it says what it reaches. */
  isAlone: boolean
  onDelete: () => void
}

/** A key with what it reaches, and when it was made and last used. */
export function KeyRow({
  appKey: { id, displayName, createdAt, lastUsedAt, program },
  isAlone,
  onDelete
}: KeyRowProps) {
  const { t } = useTexts()
  const Name = isAlone ? 'h2' : 'h3'
  return (
    <li>
      <div className="app-key">
        <Name>
          <bdi>{displayName}</bdi>
        </Name>
        {isAlone && <Scope program={program} />}
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
