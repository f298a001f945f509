import type { MailTexts } from './mail-texts'

/** Texts of mails in the language cs. */
export const cs: MailTexts = {
  subject: 'Vaše konverzace s {name}',
  lead: '{name} vám píše:',
  replyAbove: 'Odpovězte nad tímto řádkem',
  open: 'Otevřít konverzaci',
  reason: 'Tento e-mail dostáváte, protože jste tyto zprávy ještě nečetli.',
  answerThere: 'Odpovězte prosím v konverzaci: odpovědi na tento e-mail do ní nedorazí.',
  unsubscribe: 'Odhlásit odběr',
  confirmSubject: 'Potvrďte svou adresu pro {name}',
  confirmLead: 'Někdo požádal {name}, aby odpovědi posílal na tuto adresu. Byli jste to vy?',
  confirmAction: 'Potvrdit adresu',
  confirmIgnore: 'Pokud jste to nebyli vy, nedělejte nic: žádný další e-mail nepřijde.',
  confirmed: 'Adresa je potvrzena. Zmeškané odpovědi od {name} teď přijdou e-mailem.',
  notValid: 'Tento odkaz už neplatí.',
  leaveAsk: 'Přestat posílat e-maily od {name} na tuto adresu?',
  left: '{name} už na tuto adresu e-maily neposílá.'
}
