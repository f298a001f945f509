import { useEffect, useRef } from 'react'
import type { AppDetails } from '../../api'
import type { AppField } from '../../model'
import { useTexts } from '../context'
import { nameHint, namedRefusal } from '../forms'
import { PictureInput } from '../pictures'
import type { InputTies } from '../settings/field-ties'
import { LeaveQuestion } from '../settings/LeaveQuestion'
import { SaveBar } from '../settings/SaveBar'
import { SettingField } from '../settings/SettingField'
import { SwitchField } from '../settings/SwitchField'
import { useLeaveQuestion } from '../settings/use-leave-question'
import { useHasRole } from '../use-role'
import { DeleteAppForm } from './DeleteAppForm'
import { HoursSection } from './hours'
import { RetentionInput } from './RetentionInput'
import { useAppSettings } from './use-app-settings'

/** Fields that are on or off, by the section that they stand in. */
const SWITCHES = {
  conversations: ['disableConversationReopen', 'echoPostback'],
  people: ['maskCreditCardNumbers', 'pageVisits', 'useAnimalNames']
} satisfies Record<string, AppField[]>

/** Form of all that can be set of an app, and for owners its deletion. */
export function AppForm({ loaded }: { loaded: AppDetails }) {
  const { t } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const { app, inputs, count, refusals, isBusy, edit, ...settings } = useAppSettings(loaded)
  const isOwner = useHasRole('owner')
  const question = useLeaveQuestion(count > 0, settings.discard)
  const isRefused = Object.keys(refusals).length > 0
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isRefused])

  const fieldOf = (field: AppField) => {
    const label = t(`appFields.${field}.label`)
    const refusal = refusals[field]
    const problem = refusal ? namedRefusal(t, label, refusal) : ''
    return { label, hint: t(`appFields.${field}.hint`), problem }
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
          <h2 id="app-general">{t('integrations.general')}</h2>
          <SettingField
            {...fieldOf('displayName')}
            hint={nameHint(t, 'appFields.displayName.hint')}
          >
            {ties => textInput(ties, 'displayName', 'text')}
          </SettingField>
          <SettingField {...fieldOf('iconUrl')}>
            {ties => (
              <PictureInput
                label={t('appFields.iconUrl.label')}
                use="icon"
                value={String(inputs.iconUrl)}
                onValue={address => edit('iconUrl', address)}
              >
                {textInput(ties, 'iconUrl', 'url')}
              </PictureInput>
            )}
          </SettingField>
          <dl className="facts">
            <dt>{t('common.id')}</dt>
            <dd>
              <code>{app.id}</code>
            </dd>
          </dl>
        </section>
        <HoursSection inputs={inputs} refusals={refusals} fieldOf={fieldOf} onInput={edit} />
        <section className="panel" aria-labelledby="app-conversations">
          <h2 id="app-conversations">{t('inbox.conversations')}</h2>
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
          <h2 id="app-people">{t('apps.people')}</h2>
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
      {isOwner && <DeleteAppForm key={app.displayName} app={app} />}
      <LeaveQuestion isOpen={question.isAsked} onStay={question.stay} onLeave={question.leave} />
    </>
  )
}
