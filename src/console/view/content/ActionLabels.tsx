import type { Action } from '../../../protocol'
import { useTexts } from '../context'
import { OutLink } from './OutLink'

/** Actions of a message, as labels: only links work in the console. */
export function ActionLabels({ actions = [] }: { actions?: Action[] | undefined }) {
  const { t } = useTexts()
  if (!actions.length) return null
  return (
    <ul className="action-labels" aria-label={t('content.offered')}>
      {actions.map((action, index) => (
        <li key={index}>
          {'uri' in action ? <OutLink url={action.uri}>{action.text}</OutLink> : action.text}
        </li>
      ))}
    </ul>
  )
}
