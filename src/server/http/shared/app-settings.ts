import { Type } from 'typebox'
import { RetentionSeconds } from './schemas'

const flag = (description: string) => Type.Optional(Type.Boolean({ description }))

/** Settings of an app, in requests and answers, each with its effect. */
export const AppSettingsFields = {
  conversationRetentionSeconds: Type.Optional(RetentionSeconds),
  maskCreditCardNumbers: flag('hides card numbers in what visitors write'),
  useAnimalNames: flag('gives users without a name the name of an animal'),
  echoPostback: flag('shows a pressed postback button as a message of the visitor'),
  ignoreAutoConversationStart: flag('kept without effect: only a message or a call begins one'),
  multiConvoEnabled: flag('true: users may have several conversations; cannot be turned off'),
  appLocalizationEnabled: flag("kept without effect: texts follow the visitor's language"),
  endSessionEnabled: flag('false: visitors cannot end a conversation; cannot be turned on'),
  disableConversationReopen: flag('visitors cannot write in a conversation that you closed')
}
