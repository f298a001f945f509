import { useCallback, useRef, useState } from 'react'
import type { PreviewScreen } from '../../../../preview'
import { isRightToLeft } from '../../../../protocol'
import { keepValid, previewSettings, type SettingInputs } from '../../../model'
import type { PlainKey } from '../../../texts'
import { useWorkspace, useTexts } from '../../context'
import { LoadProblem } from '../../LoadProblem'
import { useLoaded } from '../../use-loaded'
import { LanguageSelect } from '../LanguageSelect'
import type { MessengerLanguage } from '../messenger-languages'
import { Segments } from './Segments'
import { usePreview } from './use-preview'

const SCREENS: PreviewScreen[] = [
  'launcher',
  'welcome',
  'conversation',
  'list',
  'prechat',
  'settings'
]
const DEVICES = ['phone', 'desktop'] as const
const THEMES = ['light', 'dark'] as const

/** Sentences about screens that visitors do not see with the settings. */
const MISSING: Partial<Record<PreviewScreen, PlainKey>> = {
  list: 'preview.noList',
  prechat: 'preview.noPrechat'
}

interface PreviewPaneProps {
  /** Values of the form, saved or not. */
  inputs: SettingInputs
  screen: PreviewScreen
  onScreen: (screen: PreviewScreen) => void
  /** Language of the messenger. */
  locale: MessengerLanguage
  onLocale: (locale: MessengerLanguage) => void
  /** Goes back to the form, where the preview covers it. */
  onClose: (() => void) | undefined
}

/** The real messenger with the settings of the form, on an empty page. */
export function PreviewPane(props: PreviewPaneProps) {
  const { inputs, screen, onScreen, locale, onLocale, onClose } = props
  const { app, api } = useWorkspace()
  const { t } = useTexts()
  const [device, setDevice] = useState<(typeof DEVICES)[number]>(onClose ? 'phone' : 'desktop')
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light')
  const { value: integrations = [] } = useLoaded(useCallback(() => api.listIntegrations(), [api]))
  // Over the form it is the only thing to see.
  const Stage = onClose ? 'main' : 'section'
  const valid = useRef(inputs)
  valid.current = keepValid(valid.current, inputs)
  const dir = isRightToLeft(locale) ? 'rtl' : 'ltr'
  const { frame, attempt, state, isMissing, onLoad, retry } = usePreview({
    screen,
    theme,
    locale,
    dir,
    settings: previewSettings(valid.current, app, locale),
    channels: integrations.map(({ id, type }) => ({ id, type }))
  })

  const missing = isMissing && MISSING[screen]
  return (
    <Stage className="stage" aria-label={t('preview.preview')}>
      <header>
        {onClose && (
          <>
            <h1>{t('preview.preview')}</h1>
            <button className="button" type="button" autoFocus onClick={onClose}>
              {t('preview.back')}
            </button>
          </>
        )}
        <Segments of="screen" choices={SCREENS} value={screen} onValue={onScreen} />
        <Segments of="device" choices={DEVICES} value={device} onValue={setDevice} />
        <Segments of="theme" choices={THEMES} value={theme} onValue={setTheme} />
        <LanguageSelect label={t('preview.language')} value={locale} onValue={onLocale} />
      </header>
      <p className="stage-note" role="status">
        {state === 'loading' && t('common.loading')}
        {state === 'shown' && missing && t(missing)}
      </p>
      {state === 'failed' && <LoadProblem text={t('preview.failed')} onRetry={retry} />}
      <div className="set" data-device={device} data-dir={dir} data-state={state}>
        <iframe
          key={attempt}
          ref={frame}
          title={t('preview.frame')}
          src="preview/"
          onLoad={onLoad}
        />
      </div>
    </Stage>
  )
}
