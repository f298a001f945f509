import { useState } from 'react'
import type { TeamGroup } from '../../../api'
import { useConsole, useTexts, useWorkspace } from '../../context'
import { Field, nameHint, useSubmit, useTries } from '../../forms'
import { nameProblem } from '../../forms/name-problem'
import { MemberChoice } from './MemberChoice'

const TAKEN = { 409: 'groups.taken' } as const

interface GroupFormProps {
  /** Undefined: a new one. */
  group: TeamGroup | undefined
  onClose: () => void
}

/** Form with the name and the members of a group. */
export function GroupForm({ group, onClose }: GroupFormProps) {
  const { tell } = useConsole()
  const { groups, team } = useWorkspace()
  const { t } = useTexts()
  const [name, setName] = useState(group?.name ?? '')
  const [chosen, setChosen] = useState<readonly string[]>(group?.memberIds ?? [])
  const saving = useSubmit(async () => {
    const { status, members } = team.state.peek()
    const isThere = (memberId: string) => members.some(({ id }) => id === memberId)
    // Somebody may have left the team since the group was loaded.
    const memberIds = status === 'ready' ? chosen.filter(isThere) : chosen
    await groups.save({ id: group?.id, name: name.trim(), memberIds })
    onClose()
    tell(t('groups.saved', { name: name.trim() }))
  }, TAKEN)
  const { isTried, formProps } = useTries({
    isComplete: !!name.trim(),
    refusal: saving.problem,
    submit: saving.submit
  })
  const ofName = nameProblem(t, name, isTried, saving.fieldProblem)

  return (
    <form {...formProps}>
      <Field
        label={t('common.name')}
        hint={nameHint(t, 'groups.nameHint')}
        type="text"
        autoComplete="off"
        autoFocus
        value={name}
        problem={ofName}
        onValue={typed => {
          setName(typed)
          saving.forget()
        }}
      />
      <MemberChoice chosen={chosen} onChoose={setChosen} />
      <p className="problem" role="alert">
        {!ofName && saving.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={saving.isBusy}>
          {t('groups.save')}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}
