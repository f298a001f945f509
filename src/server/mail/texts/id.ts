import type { MailTexts } from './mail-texts'

/** Texts of mails in the language id. */
export const id: MailTexts = {
  subject: 'Percakapan Anda dengan {name}',
  lead: '{name} menulis kepada Anda:',
  replyAbove: 'Balas di atas baris ini',
  open: 'Buka percakapan',
  reason: 'Anda menerima email ini karena belum membaca pesan-pesan ini.',
  answerThere: 'Silakan balas di percakapan: balasan ke email ini tidak sampai ke sana.',
  unsubscribe: 'Berhenti berlangganan',
  confirmSubject: 'Konfirmasikan alamat Anda untuk {name}',
  confirmLead: 'Seseorang meminta {name} mengirim jawaban ke alamat ini. Apakah itu Anda?',
  confirmAction: 'Konfirmasikan alamat',
  confirmIgnore: 'Jika bukan Anda, abaikan saja: tidak ada email lain.',
  confirmed:
    'Alamat sudah dikonfirmasi. Jawaban {name} yang Anda lewatkan kini dikirim lewat email.',
  notValid: 'Tautan ini tidak berlaku lagi.',
  leaveAsk: 'Hentikan email dari {name} ke alamat ini?',
  left: '{name} tidak lagi mengirim email ke alamat ini.'
}
