import { type ReactNode, useId, useState } from 'react'
import { CHANNEL_TYPES, type Route } from '../../model'
import { useConsole, useWorkspace, useTexts } from '../context'
import { ScreenHeading } from './ScreenHeading'
import { typeName } from './type-name'

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
  name: string
  /** Screen on which it is made. */
  to: Pick<Route, 'screen' | 'channel'>
  children: ReactNode
}

function Offer({ name, to, children }: OfferProps) {
  const { go } = useConsole()
  const { app } = useWorkspace()
  const { t } = useTexts()
  const id = useId()
  return (
    <section className="offer" aria-labelledby={id}>
      <div>
        <h3 id={id}>{name}</h3>
        <p>{children}</p>
      </div>
      <button
        className="button primary"
        type="button"
        aria-describedby={id}
        onClick={() => go({ appId: app.id, ...to })}
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
        <Offer name={t('screens.connect-web')} to={{ screen: 'connect-web' }}>
          {t('connect.web')}
        </Offer>
        {CHANNEL_TYPES.map(type => (
          <Offer
            key={type}
            name={typeName(t, type)}
            to={{ screen: 'connect-channel', channel: type }}
          >
            {t(`channels.offer.${type}`)}
          </Offer>
        ))}
      </Shelf>
      <Shelf name={t('webhooks.shelf')}>
        <Offer name={t('screens.connect-custom')} to={{ screen: 'connect-custom' }}>
          {t('webhooks.offer')}
        </Offer>
      </Shelf>
    </main>
  )
}
