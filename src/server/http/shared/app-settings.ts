import { Type } from 'typebox'
import { WEEKDAYS } from '../../../protocol'
import { nullable, RetentionSeconds } from './schemas'

const flag = (description: string) => Type.Optional(Type.Boolean({ description }))

const SPANS_MAX = 8
const HOLIDAYS_MAX = 200
const MESSAGE_MAX_CHARS = 1000

const TimeOfDay = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'a time such as 09:30'
})
const Spans = Type.Array(Type.Tuple([TimeOfDay, TimeOfDay]), { maxItems: SPANS_MAX })

/** When a business answers. */
const OfficeHoursFields = Type.Object({
  timeZone: Type.String({ description: 'an IANA time zone such as Europe/Berlin' }),
  days: Type.Object(Object.fromEntries(WEEKDAYS.map(day => [day, Type.Optional(Spans)]))),
  holidays: Type.Array(
    Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      description: 'a date such as 2026-12-25'
    }),
    { maxItems: HOLIDAYS_MAX }
  )
})

/** Settings of an app, in requests and answers, each with its effect. */
export const AppSettingsFields = {
  conversationRetentionSeconds: Type.Optional(RetentionSeconds),
  maskCreditCardNumbers: flag('hides card numbers in what visitors write'),
  pageVisits: flag('keeps the pages that visitors open: the newest 50 of each, for 30 days'),
  useAnimalNames: flag('gives users without a name the name of an animal'),
  echoPostback: flag('shows a pressed postback button as a message of the visitor'),
  ignoreAutoConversationStart: flag('kept without effect: only a message or a call begins one'),
  multiConvoEnabled: flag('true: users may have several conversations; cannot be turned off'),
  appLocalizationEnabled: flag("kept without effect: texts follow the visitor's language"),
  endSessionEnabled: flag('false: visitors cannot end a conversation; cannot be turned on'),
  disableConversationReopen: flag('visitors cannot write in a conversation that you closed'),
  officeHours: Type.Optional(nullable(OfficeHoursFields)),
  awayUntil: Type.Optional(
    nullable(
      Type.String({
        format: 'date-time',
        description: 'until when the business is closed whatever its hours say, in ISO 8601'
      })
    )
  ),
  awayMessage: Type.Optional(
    nullable(
      Type.String({
        minLength: 1,
        maxLength: MESSAGE_MAX_CHARS,
        description: 'sent to a visitor who writes while the business is closed'
      })
    )
  )
}
