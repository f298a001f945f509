import type { MailTexts } from './mail-texts'

/** Texts of mails in the language pl. */
export const pl: MailTexts = {
  subject: 'Twoja rozmowa: {name}',
  lead: '{name} – nowa wiadomość dla Ciebie:',
  replyAbove: 'Odpowiedz powyżej tej linii',
  open: 'Otwórz rozmowę',
  reason: 'Otrzymujesz tę wiadomość, ponieważ te wiadomości nie zostały jeszcze przeczytane.',
  answerThere: 'Odpowiedz w rozmowie: odpowiedzi na ten e-mail tam nie docierają.',
  unsubscribe: 'Wypisz się',
  confirmSubject: 'Potwierdź swój adres: {name}',
  confirmLead: 'Ktoś poprosił, aby odpowiedzi od {name} wysyłać na ten adres. Czy to Ty?',
  confirmAction: 'Potwierdź adres',
  confirmIgnore: 'Jeśli to nie Ty, nic nie rób: nie przyjdzie żadna inna wiadomość.',
  confirmed: 'Adres jest potwierdzony. Przeoczone odpowiedzi od {name} przyjdą teraz e-mailem.',
  notValid: 'Ten link nie jest już ważny.',
  leaveAsk: 'Zatrzymać e-maile od {name} na ten adres?',
  left: '{name} nie wysyła już e-maili na ten adres.'
}
