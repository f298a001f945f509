import { useId, useState } from 'react'
import { useConsole, useWorkspace } from '../context'
import { ScreenHeading } from './ScreenHeading'

/** Choice of what to connect. */
export function ConnectScreen() {
  const { go } = useConsole()
  const { app } = useWorkspace()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shelfId = `${id}-shelf`
  const webId = `${id}-web`

  return (
    <main className="page">
      <header>
        <ScreenHeading>Connect Integrations</ScreenHeading>
        <p className="page-lead">Choose where your customers write to you.</p>
      </header>
      <div className="shelf">
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={shelfId}
            onClick={() => setOpen(!isOpen)}
          >
            Customer Channels
          </button>
        </h2>
        <section id={shelfId} aria-label="Customer Channels" hidden={!isOpen}>
          <section className="offer" aria-labelledby={webId}>
            <div>
              <h3 id={webId}>Web Messenger</h3>
              <p>On your own pages. Visitors need no account.</p>
            </div>
            <button
              className="button primary"
              type="button"
              aria-describedby={webId}
              onClick={() => go({ appId: app.id, screen: 'connect-web' })}
            >
              Connect
            </button>
          </section>
        </section>
      </div>
    </main>
  )
}
