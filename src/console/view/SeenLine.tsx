import { useValue } from '../../ui'
import { useConsole, useTexts } from './context'

/** Says when the visitor has read a reply. */
export function SeenLine({ at }: { at: string }) {
  const { $now } = useConsole()
  const { t, times } = useTexts()
  return (
    <p className="origin">
      {t('message.seen')}{' '}
      <time dateTime={at} title={times.fullTime(at)}>
        {times.timeHeader(at, Math.max(useValue($now), Date.parse(at)))}
      </time>
    </p>
  )
}
