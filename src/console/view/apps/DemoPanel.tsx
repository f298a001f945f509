import { useState } from 'react'
import type { App } from '../../api'
import { useTexts } from '../context'
import { DemoQuestion } from './DemoQuestion'

/** Says that an app is the demo, and removes it. */
export function DemoPanel({ app }: { app: App }) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className="panel" aria-labelledby="demo">
      <h2 id="demo">{t('demo.title')}</h2>
      <p>{t('demo.text')}</p>
      <div className="actions">
        <a className="button" href="../demo/" target="_blank" rel="noopener">
          {t('demo.open')}
        </a>
        <button className="button" type="button" onClick={() => setAsking(true)}>
          {t('demo.remove')}
        </button>
      </div>
      <DemoQuestion demo={app} isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}
