import { isRightToLeft } from '../../protocol'
import { invitationTextsIn } from './invitation-texts'
import type { MailSettings } from './read-mail-settings'
import { writeMail } from './write-mail'

/** Facts of a mail that invites to the team. */
export interface InvitationFacts {
  messageId: string
  businessName: string
  to: string
  /** Tag of a language of the console. */
  language: string
  /** E-mail of the member who invites. */
  invitedBy: string
  /** Token of the link. */
  token: string
}

/**
 * Composes a mail with the link of an invitation to the team.
 *
 * @returns The bytes that go to the server.
 */
export const composeInvitation = (
  { messageId, businessName, to, language: wanted, invitedBy, token }: InvitationFacts,
  settings: Pick<MailSettings, 'from' | 'dkim'>,
  publicUrl: string
): Promise<Buffer> => {
  const { language, subject, lead, action, once, ignore } = invitationTextsIn(wanted)
  const values: Record<string, string> = { name: businessName, email: invitedBy }
  // In one go, so that no name is filled into another one.
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all)
  return writeMail(
    {
      lang: language,
      dir: isRightToLeft(language) ? 'rtl' : 'ltr',
      subject: fill(subject),
      lead: fill(lead),
      messages: [],
      // Behind "#", so that neither server nor proxies log it.
      action: { text: action, url: `${publicUrl}/console/#/join/${token}` },
      notes: [once, ignore]
    },
    { messageId, businessName, to },
    settings
  )
}
