import { useValue } from '../../ui'
import { useConsole } from './context'

/** Says what has just been done, on the screen to which that led. */
export function NoticeBar() {
  const { $notice } = useConsole()
  return (
    <p className="notice-bar" role="status">
      {useValue($notice)}
    </p>
  )
}
