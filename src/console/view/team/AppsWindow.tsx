import { useState } from 'react'
import { ApiError, type ListedMember } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
import { AppChoice } from './AppChoice'

const CONFLICT = 409

interface AppsWindowProps {
  member: ListedMember
  isOpen: boolean
  onClose: () => void
  onChange: () => Promise<void>
}

function AppsForm({ member, onClose, onChange }: Omit<AppsWindowProps, 'isOpen'>) {
  const { session, tell } = useConsole()
  const { t } = useTexts()
  const { id, email } = member
  const [chosen, setChosen] = useState<readonly string[]>(member.appIds ?? [])
  const saving = useSubmit(async () => {
    try {
      await session.api.changeAccess(id, { appIds: chosen })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error
      // The list will be without the button that takes the focus now.
      onClose()
      tell(t('team.noAgent', { email }))
      return onChange()
    }
    tell(t('team.appsChanged', { email }))
    await onChange()
    // After the list, which would take the focus before it is back at the button.
    onClose()
  })
  return (
    <form noValidate onSubmit={saving.onSubmit}>
      <AppChoice chosen={chosen} onChoose={setChosen} />
      <p>{t('team.appsHint')}</p>
      <p className="problem" role="alert">
        {saving.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="submit" aria-disabled={saving.isBusy}>
          {t('common.saveChanges')}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  )
}

/** Window in which owners choose the apps of an agent. */
export function AppsWindow({ isOpen, ...form }: AppsWindowProps) {
  const { t } = useTexts()
  const title = t('team.appsOf', { email: form.member.email })
  return (
    <ModalWindow title={title} isOpen={isOpen} onOpenChange={form.onClose}>
      <AppsForm {...form} />
    </ModalWindow>
  )
}
