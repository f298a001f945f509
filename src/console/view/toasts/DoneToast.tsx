import { useEffect, useRef } from 'react'
import {
  Button,
  type QueuedToast,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent
} from 'react-aria-components'
import { useTexts } from '../context'
import { explain } from '../forms/explain'
import { Sign } from '../Sign'
import { type Notice, useToast } from './ToastContext'

interface DoneToastProps {
  toast: QueuedToast<Notice>
  onClose: () => void
}

/** Notice of what was done, which is read aloud, with the button that takes it back. */
export function DoneToast({ toast, onClose }: DoneToastProps) {
  const { t } = useTexts()
  const show = useToast()
  const element = useRef<HTMLDivElement>(null)
  const isBusy = useRef(false)
  const { title, text, undo } = toast.content

  useEffect(() => {
    const now = element.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Else the conversation would be left.
      event.preventDefault()
      onClose()
    }
    now?.addEventListener('keydown', onKeyDown)
    return () => now?.removeEventListener('keydown', onKeyDown)
  })

  async function takeBack(undo: () => Promise<boolean>) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      if (await undo()) onClose()
      else show({ title, text: t('toasts.meanwhile') })
    } catch (error) {
      show({ title, text: explain(t, error) })
    }
  }

  return (
    <Toast className="toast" toast={toast} ref={element}>
      <ToastContent className="toast-content">
        <Text slot="title">{title}</Text>
        <Text slot="description">{text}</Text>
      </ToastContent>
      {undo && (
        <Button className="button" onPress={() => void takeBack(undo)}>
          {t('common.undo')}
        </Button>
      )}
      <Button className="button quiet" slot="close" aria-label={t('toasts.hide')}>
        <Sign of="close" />
      </Button>
    </Toast>
  )
}
