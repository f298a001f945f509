import type { App } from '../../api'
import { useConsole, useTexts } from '../context'
import { useSubmit } from '../forms'
import { ModalWindow } from '../forms/ModalWindow'
import { QuestionActions } from '../forms/QuestionActions'
import { Phrase } from '../Phrase'

interface DemoQuestionProps {
  demo: App
  isOpen: boolean
  onClose: () => void
}

/** Question before the demo is removed, which says what goes with it. */
export function DemoQuestion({ demo, isOpen, onClose }: DemoQuestionProps) {
  const { session, forgetApp } = useConsole()
  const { t } = useTexts()
  const removing = useSubmit(async () => {
    await session.api.removeDemo()
    onClose()
    forgetApp(demo.id, t('demo.removed'))
  })

  return (
    <ModalWindow title={t('demo.questionTitle')} isQuestion isOpen={isOpen} onOpenChange={onClose}>
      <p>
        <Phrase text="demo.question" values={{ name: <bdi>{demo.displayName}</bdi> }} />
      </p>
      <QuestionActions
        action={removing}
        confirm={t('demo.remove')}
        cancel={t('demo.keep')}
        onClose={onClose}
      />
    </ModalWindow>
  )
}
