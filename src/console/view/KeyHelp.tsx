import { useValue } from '../../ui'
import { useConsole, useTexts } from './context'

const KEYS = [
  [['j', 'k'], 'keys.move'],
  [['Enter'], 'keys.open'],
  [['Esc'], 'keys.back'],
  [['/'], 'keys.search'],
  [['m'], 'keys.markRead'],
  [['↑', '↓'], 'keys.messages']
] as const

/** Lists the keyboard shortcuts, and lets single letters be turned off. */
export function KeyHelp() {
  const { $singleKeys, setSingleKeys } = useConsole()
  const { t } = useTexts()
  const isOn = useValue($singleKeys)
  return (
    <div className="key-help">
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={event => setSingleKeys(event.currentTarget.checked)}
        />
        {t('keys.singleLetters')}
      </label>
    </div>
  )
}
