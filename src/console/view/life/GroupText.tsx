import { useValue } from '../../../ui'
import { useTexts, useWorkspace } from '../context'
import { Phrase } from '../Phrase'

/** Names the group that a conversation is assigned to; null: none. Nothing about one that is not known yet. */
export function GroupText({ id }: { id: string | null }) {
  const { groups } = useWorkspace()
  const { t } = useTexts()
  const known = useValue(groups.state).groups.find(each => each.id === id)
  if (id === null) return t('groups.inNone')
  return known && <Phrase text="groups.ofGroup" values={{ name: <bdi>{known.name}</bdi> }} />
}
