import { useValue } from '../../../../ui'
import type { TeamGroup } from '../../../api'
import { useTexts, useWorkspace } from '../../context'
import { memberName } from '../../names'

interface GroupRowProps {
  group: TeamGroup
  onEdit: () => void
  onDelete: () => void
}

/** A group with its members, and the buttons that change it. */
export function GroupRow({ group: { name, memberIds }, onEdit, onDelete }: GroupRowProps) {
  const { team } = useWorkspace()
  const { t } = useTexts()
  const { status, members } = useValue(team.state)
  const names = members.filter(({ id }) => memberIds.includes(id)).map(memberName)
  const known =
    status === 'ready' ? t('groups.hasMembers', { names: names.join(t('common.comma')) }) : ''
  return (
    <li>
      <div className="team-row">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="team-apps">{memberIds.length ? known : t('groups.noMembers')}</span>
        <button
          className="button"
          type="button"
          aria-label={t('groups.editNamed', { name })}
          onClick={onEdit}
        >
          {t('replies.edit')}
        </button>
        <button
          className="button danger"
          type="button"
          aria-label={t('groups.deleteNamed', { name })}
          onClick={onDelete}
        >
          {t('replies.delete')}
        </button>
      </div>
    </li>
  )
}
