import { type ReactNode, useId, useState } from 'react'
import type { Screen } from '../../model'
import { useConsole, useWorkspace, useTexts } from '../context'
import { ScreenHeading } from './ScreenHeading'

/** Offers of one kind, which unfold below their name. */
function Shelf({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="shelf">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {name}
        </button>
      </h2>
      <section id={id} aria-label={name} hidden={!isOpen}>
        {children}
      </section>
    </div>
  )
}

interface OfferProps {
  /** Screen on which it is made, which has its name. */
  screen: Extract<Screen, 'connect-web' | 'connect-custom'>
  children: ReactNode
}

function Offer({ screen, children }: OfferProps) {
  const { go } = useConsole()
  const { app } = useWorkspace()
  const { t } = useTexts()
  const id = useId()
  return (
    <section className="offer" aria-labelledby={id}>
      <div>
        <h3 id={id}>{t(`screens.${screen}`)}</h3>
        <p>{children}</p>
      </div>
      <button
        className="button primary"
        type="button"
        aria-describedby={id}
        onClick={() => go({ appId: app.id, screen })}
      >
        {t('connect.connect')}
      </button>
    </section>
  )
}

/** Choice of what to connect. */
export function ConnectScreen() {
  const { t } = useTexts()
  return (
    <main className="page">
      <header>
        <ScreenHeading>{t('screens.connect')}</ScreenHeading>
        <p className="page-lead">{t('connect.lead')}</p>
      </header>
      <Shelf name={t('connect.shelf')}>
        <Offer screen="connect-web">{t('connect.web')}</Offer>
      </Shelf>
      <Shelf name={t('webhooks.shelf')}>
        <Offer screen="connect-custom">{t('webhooks.offer')}</Offer>
      </Shelf>
    </main>
  )
}
