import { useTexts } from './context'
import { ScreenHeading } from './integrations/ScreenHeading'

/** Says that a screen could not be drawn, and offers to draw it again. */
export function BrokenScreen({ onRetry }: { onRetry(): void }) {
  const { t } = useTexts()
  return (
    <main className="page">
      <ScreenHeading>{t('broken.title')}</ScreenHeading>
      <p>{t('broken.text')}</p>
      <button className="button" type="button" onClick={onRetry}>
        {t('common.tryAgain')}
      </button>
    </main>
  )
}
