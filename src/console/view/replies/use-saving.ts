import type { AppApi } from '../../api'
import { useTexts, useWorkspace } from '../context'
import { useSubmit } from '../forms'

const TAKEN = { 409: 'replies.taken' } as const

interface SavingOptions {
  onClose: () => void
  /** Called with what was done. */
  onSaved: (message: string) => void
}

/** Saves a reply, then closes its window. */
export const useSaving = (
  { name: typed, ...reply }: Parameters<AppApi['saveReply']>[0],
  { onClose, onSaved }: SavingOptions
) => {
  const { savedReplies } = useWorkspace()
  const { t } = useTexts()
  const name = typed.trim()
  return useSubmit(async () => {
    await savedReplies.save({ ...reply, name })
    onClose()
    onSaved(t('replies.saved', { name }))
  }, TAKEN)
}
