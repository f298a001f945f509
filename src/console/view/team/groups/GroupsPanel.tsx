import { useEffect, useState } from 'react'
import { useValue } from '../../../../ui'
import type { TeamGroup } from '../../../api'
import { useConsole, useTexts, useWorkspace } from '../../context'
import { useDeletion } from '../../forms'
import { LoadProblem } from '../../LoadProblem'
import { useApp } from '../../use-app'
import { DeleteGroup } from './DeleteGroup'
import { GroupRow } from './GroupRow'
import { GroupWindow } from './GroupWindow'

/** Groups of members, to which conversations of the app that is shown can be assigned. */
export function GroupsPanel() {
  const { tell } = useConsole()
  const { groups: list, team } = useWorkspace()
  const { t } = useTexts()
  const { status, groups } = useValue(list.state)
  const [edited, setEdited] = useState<TeamGroup | 'new'>()
  const { deleted, setDeleted, newButton, focusAfterWindow } = useDeletion<TeamGroup>()
  useEffect(() => {
    void list.load()
    void team.load()
  }, [list, team])

  function onDeleted({ name }: TeamGroup) {
    tell(t('groups.deleted', { name }))
    focusAfterWindow()
  }

  return (
    <section className="panel" aria-labelledby="team-groups">
      <h2 id="team-groups">{t('groups.of', { app: useApp().displayName })}</h2>
      <p>{t('groups.lead')}</p>
      <div className="actions">
        <button
          className="button primary"
          type="button"
          ref={newButton}
          onClick={() => setEdited('new')}
        >
          {t('groups.new')}
        </button>
      </div>
      {status === 'failed' && (
        <LoadProblem text={t('groups.failed')} onRetry={() => void list.load()} />
      )}
      {status === 'none' && <p className="quiet-note">{t('common.loading')}</p>}
      {status === 'ready' && !groups.length && <p className="quiet-note">{t('groups.none')}</p>}
      {groups.length > 0 && (
        <ul className="team-list" aria-labelledby="team-groups">
          {groups.map(group => (
            <GroupRow
              key={group.id}
              group={group}
              onEdit={() => setEdited(group)}
              onDelete={() => setDeleted(group)}
            />
          ))}
        </ul>
      )}
      <GroupWindow group={edited} onClose={() => setEdited(undefined)} />
      <DeleteGroup group={deleted} onClose={() => setDeleted(undefined)} onDeleted={onDeleted} />
    </section>
  )
}
