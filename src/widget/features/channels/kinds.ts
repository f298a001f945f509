import { isEmail, type LinkRequest } from '../../../protocol'
import { readPhoneNumber } from './read-phone-number'

/** Texts, by key, of a channel that is linked by something that the visitor gives. */
export interface Asked {
  name: Exclude<keyof LinkRequest, 'integrationId'>
  type: 'email' | 'tel'
  /** Reads what was given; undefined when it cannot be linked. */
  read(text: string): string | undefined
  description: string
  label: string
  placeholder: string
  submit: string
  status: string
  pending: string
  again: string
  change: string
}

/** Texts, by key, and steps with which one type of channel is linked. */
export interface Kind {
  /** Absent: by a code, or by a link into the channel. */
  asked?: Asked
  description?: string
  /** For phones, which cannot scan their own screen. @default description */
  mobileDescription?: string
  /** Texts by code of the problem; under no code any other. */
  errors?: Record<string, string>
}

const SMS: Kind = {
  asked: {
    name: 'phoneNumber',
    type: 'tel',
    read: readPhoneNumber,
    description: 'smsChannelDescription',
    label: 'smsFieldLabel',
    placeholder: 'smsFieldPlaceholder',
    submit: 'smsContinue',
    status: 'smsLinkPending',
    pending: 'smsChannelPendingDescription',
    again: 'smsSendText',
    change: 'smsChangeNumber'
  },
  errors: {
    '': 'smsUnhandledError',
    cancelled: 'smsLinkCancelled',
    failed: 'smsBadRequestError',
    'invalid-answer': 'smsInvalidNumberError',
    'invalid-request': 'smsBadRequestError'
  }
}

const EMAIL: Kind = {
  asked: {
    name: 'address',
    type: 'email',
    read: text => [text.trim()].find(isEmail),
    description: 'emailDescription',
    label: 'emailFieldLabel',
    placeholder: 'emailFieldPlaceholder',
    submit: 'emailFormButton',
    status: 'linkPending',
    pending: 'emailPendingDescription',
    again: 'emailSendAgain',
    change: 'emailChangeAddress'
  },
  errors: {
    'invalid-answer': 'emailLinkingErrorMessage',
    'invalid-request': 'emailLinkingErrorMessage'
  }
}

const KINDS: Record<string, Kind> = {
  twilio: SMS,
  messagebird: SMS,
  mailgun: EMAIL,
  viber: {
    mobileDescription: 'viberChannelDescriptionMobile',
    errors: { '': 'viberQRCodeError' }
  },
  wechat: {
    mobileDescription: 'wechatChannelDescriptionMobile',
    errors: { '': 'wechatQRCodeError' }
  },
  whatsapp: {
    description: 'whatsappChannelDescriptionDesktop',
    mobileDescription: 'whatsappChannelDescriptionMobile',
    errors: { '': 'whatsappLinkingError' }
  }
}

/** Says how channels of a type are linked. */
export const kindOf = (type: string): Kind & { description: string } => ({
  description: `${type}ChannelDescription`,
  ...KINDS[type]
})
