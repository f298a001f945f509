import { useValue } from '../../../../ui'
import { useTexts, useWorkspace } from '../../context'
import { LoadProblem } from '../../LoadProblem'
import { memberName } from '../../names'

interface MemberChoiceProps {
  /** Ids of the members who are chosen. */
  chosen: readonly string[]
  onChoose: (memberIds: string[]) => void
}

/** Choice of the members of a group, among those who reach the app. */
export function MemberChoice({ chosen, onChoose }: MemberChoiceProps) {
  const { team } = useWorkspace()
  const { t } = useTexts()
  const { status, members } = useValue(team.state)
  const without = (id: string) => chosen.filter(each => each !== id)
  return (
    <fieldset className="app-choice">
      <legend>{t('groups.members')}</legend>
      {status === 'failed' && (
        <LoadProblem text={t('team.failed')} onRetry={() => void team.load()} />
      )}
      {status === 'none' && <p className="quiet-note">{t('common.loading')}</p>}
      {members.map(member => (
        <label key={member.id}>
          <input
            type="checkbox"
            checked={chosen.includes(member.id)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(checked ? [...without(member.id), member.id] : without(member.id))
            }
          />
          <bdi>{memberName(member)}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
