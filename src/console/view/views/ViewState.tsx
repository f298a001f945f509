import { useValue } from '../../../ui'
import { formatRoute, hasTag } from '../../model'
import { useTexts, useWorkspace } from '../context'
import { LoadProblem } from '../LoadProblem'

/** Says what a saved view names that is gone, or that it is gone itself. */
export function ViewState() {
  const { app, $filter, groups: groupList, savedViews, tags, team } = useWorkspace()
  const { t } = useTexts()
  const { status, views } = useValue(savedViews.state)
  const openId = useValue(savedViews.openId)
  const { tag, assigneeId, assignedGroupId } = useValue($filter)
  const known = useValue(tags.state)
  const { status: teamStatus, members } = useValue(team.state)
  const { status: groupStatus, groups } = useValue(groupList.state)
  if (openId === undefined) return null
  const isKnown = views.some(({ id }) => id === openId)
  if (!isKnown && status === 'failed') {
    return (
      <LoadProblem text={t('savedViews.failed')} onRetry={() => void savedViews.open(openId)} />
    )
  }
  if (!isKnown) {
    if (status === 'none') return <p className="quiet-note">{t('common.loading')}</p>
    return (
      <p className="quiet-note" role="status">
        {t('savedViews.gone')}{' '}
        <a href={formatRoute({ appId: app.id, screen: 'inbox' })}>{t('missing.showInbox')}</a>
      </p>
    )
  }
  const isTagGone = tag && known.status === 'ready' && !hasTag({ tags: known.names }, tag)
  const isMemberGone =
    assigneeId && teamStatus === 'ready' && !members.some(({ id }) => id === assigneeId)
  const isGroupGone =
    assignedGroupId && groupStatus === 'ready' && !groups.some(({ id }) => id === assignedGroupId)
  return (
    <>
      {isTagGone && <p className="quiet-note">{t('savedViews.tagGone', { tag })}</p>}
      {isMemberGone && <p className="quiet-note">{t('savedViews.memberGone')}</p>}
      {isGroupGone && <p className="quiet-note">{t('groups.viewGone')}</p>}
    </>
  )
}
