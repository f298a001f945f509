import { useValue } from '../../ui'
import { useConsole } from './context'

const KEYS = [
  [['j', 'k'], 'move'],
  [['Enter'], 'open'],
  [['Esc'], 'back'],
  [['/'], 'search'],
  [['m'], 'mark as read']
] as const

/** Lists the keyboard shortcuts, and lets single letters be turned off. */
export function KeyHelp() {
  const { $singleKeys, setSingleKeys } = useConsole()
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
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={event => setSingleKeys(event.currentTarget.checked)}
        />
        Single letters are shortcuts
      </label>
    </div>
  )
}
