import { useState } from 'react'
import type { App } from '../../api'
import { DemoQuestion } from './DemoQuestion'

/** Says that an app is the demo, and removes it. */
export function DemoPanel({ app }: { app: App }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="panel" aria-labelledby="demo">
      <h2 id="demo">This is the demo</h2>
      <p>
        Its page shows the messenger as visitors see it; what you write there comes to the inbox of
        this app.
      </p>
      <div className="actions">
        <a className="button" href="../demo/" target="_blank" rel="noopener">
          Open the demo page
        </a>
        <button className="button" type="button" onClick={() => setAsking(true)}>
          Remove the demo
        </button>
      </div>
      <DemoQuestion demo={app} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}
