import { useTexts } from './context'
import { ThreadTime } from './ThreadTime'

interface ReachedLineProps {
  text: 'message.delivered' | 'message.seen'
  at: string
}

/** Says when the visitor got a reply, or has read it. */
export function ReachedLine({ text, at }: ReachedLineProps) {
  const { t, times } = useTexts()
  return (
    <p className="origin">
      {t(text)} <ThreadTime at={at} title={times.fullTime(at)} />
    </p>
  )
}
