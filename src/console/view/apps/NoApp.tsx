import { useValue } from '../../../ui'
import { useConsole } from '../context'
import { NewAppForm } from './NewAppForm'

/** Start without any app. */
export function NoApp() {
  const { $notice } = useConsole()
  const notice = useValue($notice)
  return (
    <main className="sign-in">
      <div className="card">
        <p className="page-message" role="status">
          {notice}
        </p>
        <h1>No app yet</h1>
        <p>An app holds the integrations, people and conversations of one business.</p>
        <NewAppForm />
      </div>
    </main>
  )
}
