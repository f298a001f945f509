import { useEffect, useRef } from 'react'
import { ModalWindow } from '../forms/ModalWindow'
import { useTexts } from '../context'
import { NewAppForm } from './NewAppForm'

interface NewAppDialogProps {
  isOpen: boolean
  onClose: () => void
}

function NewAppWindow({ onClose }: Pick<NewAppDialogProps, 'onClose'>) {
  const { t } = useTexts()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <>
      <p>{t('apps.newLead')}</p>
      <NewAppForm inputRef={first} onCreated={onClose}>
        <button className="button quiet" type="button" onClick={onClose}>
          {t('common.cancel')}
        </button>
      </NewAppForm>
    </>
  )
}

/** Window that creates an app. */
export function NewAppDialog({ isOpen, onClose }: NewAppDialogProps) {
  const { t } = useTexts()
  return (
    <ModalWindow title={t('apps.new')} isOpen={isOpen} onOpenChange={onClose}>
      <NewAppWindow onClose={onClose} />
    </ModalWindow>
  )
}
