import { useValue } from '../../../ui'
import { useConsole } from '../context'
import { useSubmit } from '../forms'
import { NewAppForm } from './NewAppForm'

/** Start without any app. */
export function NoApp() {
  const { $notice, addDemo } = useConsole()
  const notice = useValue($notice)
  const adding = useSubmit(addDemo)
  return (
    <main className="sign-in">
      <div className="card">
        <p className="page-message" role="status">
          {notice}
        </p>
        <h1>No app yet</h1>
        <p>An app holds the integrations, people and conversations of one business.</p>
        <NewAppForm>
          <button
            className="button quiet"
            type="button"
            aria-disabled={adding.isBusy}
            onClick={adding.submit}
          >
            Add the demo
          </button>
        </NewAppForm>
        <p className="problem" role="alert">
          {adding.problem}
        </p>
      </div>
    </main>
  )
}
