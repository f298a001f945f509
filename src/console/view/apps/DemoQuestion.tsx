import type { App } from '../../api'
import { useConsole } from '../context'
import { ModalWindow, useSubmit } from '../forms'

interface DemoQuestionProps {
  demo: App
  isOpen: boolean
  onClose: () => void
}

/** Question before the demo is removed, which says what goes with it. */
export function DemoQuestion({ demo, isOpen, onClose }: DemoQuestionProps) {
  const { session, forgetApp } = useConsole()
  const removing = useSubmit(async () => {
    await session.api.removeDemo()
    onClose()
    forgetApp(demo.id, 'The demo is removed.')
  })

  return (
    <ModalWindow title="Remove the demo?" isQuestion isOpen={isOpen} onOpenChange={onClose}>
      <p>
        The app <bdi>{demo.displayName}</bdi> is deleted with its demo page and all that was written
        there. The menu of apps can add a new demo.
      </p>
      <p className="problem" role="alert">
        {removing.problem}
      </p>
      <div className="actions">
        <button className="button primary" type="button" autoFocus onClick={onClose}>
          Keep it
        </button>
        <button
          className="button danger"
          type="button"
          aria-disabled={removing.isBusy}
          onClick={removing.submit}
        >
          Remove the demo
        </button>
      </div>
    </ModalWindow>
  )
}
