import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WebIntegration } from '../../api'
import { ChangesLink } from '../changes/ChangesLink'
import { IntegrationLink } from '../integrations/IntegrationLink'
import { ScreenHeading } from '../integrations/ScreenHeading'
import { useTexts } from '../context'
import { FIELD_GROUPS, fieldText, screenOf } from './fields'
import { LeaveQuestion } from './LeaveQuestion'
import type { MessengerLanguage } from './messenger-languages'
import { PreviewPane, useIsWide, usePreviewScreen } from './preview'
import { SaveBar } from './SaveBar'
import { SectionTabs } from './SectionTabs'
import { SettingControl } from './SettingControl'
import { problemOf } from './setting-problems'
import { useLeaveQuestion } from './use-leave-question'
import { useSections } from './use-sections'
import { useSettings } from './use-settings'

/** Focuses the first input that is refused, or that is next to a problem. */
const focusProblem = (form: HTMLElement) => {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const near = form.querySelector('.problem:not(:empty)')?.parentElement
  const input = invalid ?? near?.querySelector<HTMLElement>('input, select, button')
  input?.focus()
}

/** Form of all settings of a web integration. */
export function SettingsForm({ integration }: { integration: WebIntegration }) {
  const { t, language } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const settings = useSettings(integration)
  const { inputs, count, refusals } = settings
  const isWide = useIsWide()
  const [locale, setLocale] = useState<MessengerLanguage>(language)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const previewButton = useRef<HTMLButtonElement>(null)
  const shown = usePreviewScreen()
  const sections = useSections(form, group => shown.lead(group.screen))
  const question = useLeaveQuestion(count > 0, settings.discard)

  const refusedCount = refusals.length
  const { isBusy } = settings
  const wasBusy = useRef(false)
  useEffect(() => {
    // Only an answer of the server moves the focus.
    if (wasBusy.current && !isBusy && refusedCount && form.current) focusProblem(form.current)
    wasBusy.current = isBusy
  }, [isBusy, refusedCount])

  function closePreview() {
    // The form can take the focus again only after it is drawn.
    flushSync(() => setPreviewOpen(false))
    previewButton.current?.focus()
  }

  return (
    <div className="studio">
      <main className="page settings" inert={!isWide && isPreviewOpen}>
        <header>
          <p className="crumbs">
            <IntegrationLink integration={integration} />
            <ChangesLink id={integration.id} />
          </p>
          <ScreenHeading>{t('screens.settings')}</ScreenHeading>
          {!isWide && (
            <button
              className="button"
              type="button"
              ref={previewButton}
              onClick={() => setPreviewOpen(true)}
            >
              {t('preview.preview')}
            </button>
          )}
        </header>
        <SectionTabs
          integrationId={integration.id}
          current={sections.current}
          onShow={sections.show}
        />
        <form
          ref={form}
          noValidate
          onSubmit={event => {
            event.preventDefault()
            settings.save()
          }}
        >
          {FIELD_GROUPS.map(({ name, screen, fields }, index) => (
            <section
              className="panel"
              key={name}
              data-group={name}
              aria-labelledby={`${id}-${index}`}
            >
              <header>
                <h2 id={`${id}-${index}`} tabIndex={-1}>
                  {t(`groups.${name}`)}
                </h2>
                <p className="field-hint">{t(`groups.${name}Lead`)}</p>
              </header>
              {fields.map(path => (
                <SettingControl
                  key={path}
                  path={path}
                  text={fieldText(t, path)}
                  inputs={inputs}
                  locale={locale}
                  onLocale={setLocale}
                  problem={problemOf(t, path, refusals)}
                  onFocus={() => shown.follow(screenOf(path, screen))}
                  onInput={settings.edit}
                />
              ))}
            </section>
          ))}
          <SaveBar
            count={count}
            isBusy={isBusy}
            message={settings.message}
            problem={settings.problem}
            isRefused={refusedCount > 0}
            canUndo={settings.restore !== undefined}
            onDiscard={settings.discard}
            onUndo={settings.undo}
          />
        </form>
        <LeaveQuestion isOpen={question.isAsked} onStay={question.stay} onLeave={question.leave} />
      </main>
      {(isWide || isPreviewOpen) && (
        <PreviewPane
          inputs={inputs}
          screen={shown.screen}
          onScreen={shown.choose}
          locale={locale}
          onLocale={setLocale}
          onClose={isWide ? undefined : closePreview}
        />
      )}
    </div>
  )
}
