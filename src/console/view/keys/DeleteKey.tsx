import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
import { QuestionActions } from '../forms/QuestionActions'
import { Phrase } from '../Phrase'
import type { ListedKey } from './use-keys'

interface DeleteKeyProps {
  /** Undefined: nothing is asked. */
  appKey: ListedKey | undefined
  onClose: () => void
  onDeleted: (appKey: ListedKey) => void
}

function DeleteQuestion({ appKey, onClose, onDeleted }: DeleteKeyProps & { appKey: ListedKey }) {
  const { api } = useWorkspace()
  const { t } = useTexts()
  const deleting = useSubmit(async () => {
    await api.deleteKey(appKey.id, appKey.program?.id)
    onClose()
    onDeleted(appKey)
  })
  return (
    <>
      <p>
        <Phrase
          text={appKey.program ? 'keys.programQuestion' : 'keys.question'}
          values={{ name: <bdi>{appKey.displayName}</bdi> }}
        />
      </p>
      <QuestionActions action={deleting} confirm={t('keys.delete')} onClose={onClose} />
    </>
  )
}

/** Question before a key is deleted, which says what stops with it. */
export function DeleteKey({ appKey, ...question }: DeleteKeyProps) {
  const { t } = useTexts()
  return (
    <ModalWindow
      title={t('keys.questionTitle')}
      isQuestion
      isOpen={appKey !== undefined}
      onOpenChange={question.onClose}
    >
      {appKey && <DeleteQuestion appKey={appKey} {...question} />}
    </ModalWindow>
  )
}
