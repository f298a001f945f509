import type { AnswerSeconds } from '../../../protocol'
import { useMessengerContext } from '../../core'

const TEXT_KEYS: Record<AnswerSeconds, string> = {
  300: 'answerTimeMinutes',
  3600: 'answerTimeHour',
  14400: 'answerTimeHours',
  86400: 'answerTimeDay'
}

/** Says within which time the business usually answers, where that is known. */
export function AnswerTime() {
  const { host, settings, translate } = useMessengerContext()
  const { answerSeconds } = host.config
  const key = answerSeconds && TEXT_KEYS[answerSeconds]
  if (!key || settings.showAnswerTime === false) return null
  return (
    <p className="answer-time">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zm0 4v5l3 2" />
      </svg>
      <span>{translate(key)}</span>
    </p>
  )
}
