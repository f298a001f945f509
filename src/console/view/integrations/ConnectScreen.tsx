import { useId, useState } from 'react'
import { useConsole, useWorkspace, useTexts } from '../context'
import { ScreenHeading } from './ScreenHeading'

/** Choice of what to connect. */
export function ConnectScreen() {
  const { go } = useConsole()
  const { app } = useWorkspace()
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const shelfId = `${id}-shelf`
  const webId = `${id}-web`

  return (
    <main className="page">
      <header>
        <ScreenHeading>{t('screens.connect')}</ScreenHeading>
        <p className="page-lead">{t('connect.lead')}</p>
      </header>
      <div className="shelf">
        <h2>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={shelfId}
            onClick={() => setOpen(!isOpen)}
          >
            {t('connect.shelf')}
          </button>
        </h2>
        <section id={shelfId} aria-label={t('connect.shelf')} hidden={!isOpen}>
          <section className="offer" aria-labelledby={webId}>
            <div>
              <h3 id={webId}>{t('screens.connect-web')}</h3>
              <p>{t('connect.web')}</p>
            </div>
            <button
              className="button primary"
              type="button"
              aria-describedby={webId}
              onClick={() => go({ appId: app.id, screen: 'connect-web' })}
            >
              {t('connect.connect')}
            </button>
          </section>
        </section>
      </div>
    </main>
  )
}
