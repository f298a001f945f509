import type { TeamGroup } from '../../../api'
import { useTexts } from '../../context'
import { ModalWindow } from '../../forms/ModalWindow'
import { GroupForm } from './GroupForm'

interface GroupWindowProps {
  /** Undefined: the window is closed. */
  group: TeamGroup | 'new' | undefined
  onClose: () => void
}

/** Window in which a group is made or changed. */
export function GroupWindow({ group, onClose }: GroupWindowProps) {
  const { t } = useTexts()
  return (
    <ModalWindow
      title={group === 'new' || !group ? t('groups.new') : t('groups.editTitle')}
      isOpen={group !== undefined}
      onOpenChange={onClose}
    >
      {group && <GroupForm group={group === 'new' ? undefined : group} onClose={onClose} />}
    </ModalWindow>
  )
}
