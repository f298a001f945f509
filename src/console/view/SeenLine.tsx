import { useTexts } from './context'
import { ThreadTime } from './ThreadTime'

/** Says when the visitor has read a reply. */
export function SeenLine({ at }: { at: string }) {
  const { t, times } = useTexts()
  return (
    <p className="origin">
      {t('message.seen')} <ThreadTime at={at} title={times.fullTime(at)} />
    </p>
  )
}
