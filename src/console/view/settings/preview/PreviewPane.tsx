import { useCallback, useRef, useState } from 'react'
import type { PreviewScreen } from '../../../../preview'
import { isRightToLeft, listLanguages } from '../../../../protocol'
import { keepValid, previewSettings, type SettingInputs } from '../../../model'
import { useWorkspace } from '../../context'
import { LoadProblem } from '../../LoadProblem'
import { useLoaded } from '../../use-loaded'
import { Segments } from './Segments'
import { usePreview } from './use-preview'

const SCREENS: Record<PreviewScreen, string> = {
  launcher: 'Launcher',
  welcome: 'Welcome',
  conversation: 'Conversation',
  list: 'List',
  prechat: 'Prechat',
  settings: 'Settings'
}
const DEVICES = { phone: 'Phone', desktop: 'Desktop' }
const THEMES = { light: 'Light', dark: 'Dark' }

/** Sentences about screens that visitors do not see with the settings. */
const MISSING: Partial<Record<PreviewScreen, string>> = {
  list: 'With these settings visitors do not see a list: “Several conversations” is off, or the list itself.',
  prechat: 'The prechat form is off. Visitors see this instead.'
}

/** Names each language in itself. */
const LANGUAGES = listLanguages().map(tag => ({
  tag,
  name: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
}))

interface PreviewPaneProps {
  /** Values of the form, saved or not. */
  inputs: SettingInputs
  /** Goes back to the form, where the preview covers it. */
  onClose: (() => void) | undefined
}

/** The real messenger with the settings of the form, on a page of nobody. */
export function PreviewPane({ inputs, onClose }: PreviewPaneProps) {
  const { app, api } = useWorkspace()
  const [screen, setScreen] = useState<PreviewScreen>('conversation')
  const [device, setDevice] = useState<keyof typeof DEVICES>(onClose ? 'phone' : 'desktop')
  const [theme, setTheme] = useState<keyof typeof THEMES>('light')
  const [locale, setLocale] = useState<string>('en')
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
    settings: previewSettings(valid.current, app),
    channels: integrations.map(({ id, type }) => ({ id, type }))
  })

  return (
    <Stage className="stage" aria-label="Preview">
      <header>
        {onClose && (
          <>
            <h1>Preview</h1>
            <button className="button" type="button" autoFocus onClick={onClose}>
              Back to the settings
            </button>
          </>
        )}
        <Segments label="Screen" choices={SCREENS} value={screen} onValue={setScreen} />
        <Segments label="Device" choices={DEVICES} value={device} onValue={setDevice} />
        <Segments label="Theme" choices={THEMES} value={theme} onValue={setTheme} />
        <select
          aria-label="Language"
          value={locale}
          onChange={event => setLocale(event.currentTarget.value)}
        >
          {LANGUAGES.map(({ tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      </header>
      <p className="stage-note" role="status">
        {state === 'loading' && 'Loading…'}
        {state === 'shown' && isMissing && MISSING[screen]}
      </p>
      {state === 'failed' && <LoadProblem text="The preview did not load." onRetry={retry} />}
      <div className="set" data-device={device} data-dir={dir} data-state={state}>
        <iframe
          key={attempt}
          ref={frame}
          title="The messenger with these settings"
          src="preview/"
          onLoad={onLoad}
        />
      </div>
    </Stage>
  )
}
