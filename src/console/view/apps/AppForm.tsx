import { useEffect, useRef } from 'react'
import type { AppDetails } from '../../api'
import type { AppField } from '../../model'
import { PictureInput } from '../pictures'
import type { InputTies } from '../settings/field-ties'
import { LeaveQuestion } from '../settings/LeaveQuestion'
import { SaveBar } from '../settings/SaveBar'
import { SettingField } from '../settings/SettingField'
import { SwitchField } from '../settings/SwitchField'
import { useLeaveQuestion } from '../settings/use-leave-question'
import { APP_FIELD_TEXTS, SWITCHES } from './app-fields'
import { DeleteAppForm } from './DeleteAppForm'
import { RetentionInput } from './RetentionInput'
import { useAppSettings } from './use-app-settings'

/** Form of all that can be set of an app, and its deletion. */
export function AppForm({ loaded }: { loaded: AppDetails }) {
  const form = useRef<HTMLFormElement>(null)
  const { app, inputs, count, refusals, isBusy, edit, ...settings } = useAppSettings(loaded)
  const question = useLeaveQuestion(count > 0, settings.discard)
  const isRefused = Object.keys(refusals).length > 0
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isRefused])

  const fieldOf = (field: AppField) => {
    const text = APP_FIELD_TEXTS[field]
    const refusal = refusals[field]
    return { ...text, problem: refusal ? `${text.label} ${refusal}` : '' }
  }
  const textInput = (ties: InputTies, field: AppField, type: 'text' | 'url') => (
    <input
      {...ties}
      type={type}
      autoComplete="off"
      placeholder={type === 'url' ? 'https://' : undefined}
      value={String(inputs[field])}
      onChange={event => edit(field, event.currentTarget.value)}
    />
  )
  const switches = (fields: AppField[]) =>
    fields.map(field => (
      <SwitchField
        key={field}
        {...fieldOf(field)}
        isOn={inputs[field] === true}
        onValue={isOn => edit(field, isOn)}
      />
    ))

  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          settings.save()
        }}
      >
        <section className="panel" aria-labelledby="app-general">
          <h2 id="app-general">General</h2>
          <SettingField {...fieldOf('displayName')}>
            {ties => textInput(ties, 'displayName', 'text')}
          </SettingField>
          <SettingField {...fieldOf('iconUrl')}>
            {ties => (
              <PictureInput
                label={APP_FIELD_TEXTS.iconUrl.label}
                use="icon"
                value={String(inputs.iconUrl)}
                onValue={address => edit('iconUrl', address)}
              >
                {textInput(ties, 'iconUrl', 'url')}
              </PictureInput>
            )}
          </SettingField>
          <dl className="facts">
            <dt>Id</dt>
            <dd>
              <code>{app.id}</code>
            </dd>
          </dl>
        </section>
        <section className="panel" aria-labelledby="app-conversations">
          <h2 id="app-conversations">Conversations</h2>
          <SettingField {...fieldOf('conversationRetentionSeconds')}>
            {ties => (
              <RetentionInput
                ties={ties}
                value={String(inputs.conversationRetentionSeconds)}
                onValue={value => edit('conversationRetentionSeconds', value)}
              />
            )}
          </SettingField>
          {switches(SWITCHES.conversations)}
        </section>
        <section className="panel" aria-labelledby="app-people">
          <h2 id="app-people">People</h2>
          {switches(SWITCHES.people)}
        </section>
        <SaveBar
          count={count}
          isBusy={isBusy}
          message={settings.message}
          problem={settings.problem}
          isRefused={isRefused}
          canUndo={settings.restore !== undefined}
          onDiscard={settings.discard}
          onUndo={settings.undo}
        />
      </form>
      <DeleteAppForm key={app.displayName} app={app} />
      <LeaveQuestion isOpen={question.isAsked} onStay={question.stay} onLeave={question.leave} />
    </>
  )
}
