import type { MailTexts } from './mail-texts'

/** Texts of mails in the language tr. */
export const tr: MailTexts = {
  subject: '{name} ile konuşmanız',
  lead: '{name} size yazdı:',
  replyAbove: 'Bu satırın üstüne yanıt yazın',
  open: 'Konuşmayı aç',
  reason: 'Bu iletileri henüz okumadığınız için bu e-postayı aldınız.',
  answerThere: 'Lütfen konuşmada yanıt verin: bu e-postaya verilen yanıtlar oraya ulaşmaz.',
  unsubscribe: 'Abonelikten çık',
  confirmSubject: '{name} için adresinizi onaylayın',
  confirmLead: 'Biri, {name} yanıtlarının bu adrese gönderilmesini istedi. Siz miydiniz?',
  confirmAction: 'Adresi onayla',
  confirmIgnore: 'Siz değilseniz hiçbir şey yapmayın: başka e-posta gelmez.',
  confirmed: 'Adres onaylandı. Kaçırdığınız {name} yanıtları artık e-postayla gelir.',
  notValid: 'Bu bağlantı artık geçerli değil.',
  leaveAsk: '{name} e-postaları bu adrese gönderilmesin mi?',
  left: '{name} bu adrese artık e-posta göndermiyor.'
}
