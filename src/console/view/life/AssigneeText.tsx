import { useValue } from '../../../ui'
import { useTexts, useWorkspace } from '../context'
import { memberName } from '../names'
import { Phrase } from '../Phrase'

/** Says who looks after a conversation; nothing about someone who is not in the team, or not known yet. */
export function AssigneeText({ id }: { id: string }) {
  const { ownId, team } = useWorkspace()
  const { t } = useTexts()
  const { members } = useValue(team.state)
  if (id === ownId) return t('life.yours')
  const member = members.find(each => each.id === id)
  if (!member) return null
  return <Phrase text="life.assignedTo" values={{ name: <bdi>{memberName(member)}</bdi> }} />
}
