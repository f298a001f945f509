import type { LauncherTexts } from './calls'
import type { LanguageTag } from './languages'

/**
 * Names of the launcher by language, which a page has before it loads a language: open, close, failed
 * and unread. `{count}` is a number or `9+`, so its text has one form only.
 */
const NAMES: Readonly<Record<'en' | LanguageTag, [string, string, string, string]>> = {
  en: ['Open chat', 'Close chat', 'The chat did not load. Try again', '{count} unread'],
  ar: ['فتح المحادثة', 'إغلاق المحادثة', 'لم تُحمَّل المحادثة. إعادة المحاولة', 'غير مقروءة: {count}'],
  cs: ['Otevřít chat', 'Zavřít chat', 'Chat se nenačetl. Zkusit znovu', 'nepřečtené: {count}'],
  da: ['Åbn chatten', 'Luk chatten', 'Chatten blev ikke indlæst. Prøv igen', 'ulæste: {count}'],
  de: [
    'Chat öffnen',
    'Chat schließen',
    'Der Chat wurde nicht geladen. Erneut versuchen',
    'ungelesen: {count}'
  ],
  el: [
    'Άνοιγμα συνομιλίας',
    'Κλείσιμο συνομιλίας',
    'Η συνομιλία δεν φορτώθηκε. Δοκιμάστε ξανά',
    'μη αναγνωσμένα: {count}'
  ],
  es: [
    'Abrir el chat',
    'Cerrar el chat',
    'El chat no se ha cargado. Intentar de nuevo',
    'sin leer: {count}'
  ],
  fa: ['باز کردن گفتگو', 'بستن گفتگو', 'گفتگو بارگذاری نشد. تلاش دوباره', 'خوانده‌نشده: {count}'],
  fi: [
    'Avaa keskustelu',
    'Sulje keskustelu',
    'Keskustelu ei latautunut. Yritä uudelleen',
    'lukematta: {count}'
  ],
  fr: [
    'Ouvrir la discussion',
    'Fermer la discussion',
    'La discussion n’a pas pu être chargée. Réessayer',
    'non lus : {count}'
  ],
  he: ['פתיחת הצ׳אט', 'סגירת הצ׳אט', 'הצ׳אט לא נטען. ניסיון נוסף', 'לא נקראו: {count}'],
  hi: ['चैट खोलें', 'चैट बंद करें', 'चैट लोड नहीं हुई। फिर से कोशिश करें', 'अपठित: {count}'],
  hu: [
    'Csevegés megnyitása',
    'Csevegés bezárása',
    'A csevegés nem töltődött be. Próbálja újra',
    'olvasatlan: {count}'
  ],
  id: ['Buka chat', 'Tutup chat', 'Chat tidak dapat dimuat. Coba lagi', 'belum dibaca: {count}'],
  it: [
    'Apri la chat',
    'Chiudi la chat',
    'La chat non è stata caricata. Riprova',
    'non letti: {count}'
  ],
  ja: [
    'チャットを開く',
    'チャットを閉じる',
    'チャットを読み込めませんでした。もう一度試す',
    '未読 {count}'
  ],
  ko: ['채팅 열기', '채팅 닫기', '채팅을 불러오지 못했습니다. 다시 시도', '읽지 않음 {count}'],
  nb: [
    'Åpne chatten',
    'Lukk chatten',
    'Chatten ble ikke lastet inn. Prøv igjen',
    'uleste: {count}'
  ],
  nl: [
    'Chat openen',
    'Chat sluiten',
    'De chat is niet geladen. Opnieuw proberen',
    'ongelezen: {count}'
  ],
  pl: [
    'Otwórz czat',
    'Zamknij czat',
    'Czat się nie wczytał. Spróbuj ponownie',
    'nieprzeczytane: {count}'
  ],
  'pt-BR': [
    'Abrir a conversa',
    'Fechar a conversa',
    'A conversa não foi carregada. Tentar novamente',
    'não lidas: {count}'
  ],
  pt: [
    'Abrir a conversa',
    'Fechar a conversa',
    'A conversa não foi carregada. Tentar de novo',
    'não lidas: {count}'
  ],
  ro: [
    'Deschideți chatul',
    'Închideți chatul',
    'Chatul nu s-a încărcat. Încercați din nou',
    'necitite: {count}'
  ],
  ru: ['Открыть чат', 'Закрыть чат', 'Чат не загрузился. Повторить', 'непрочитанных: {count}'],
  sv: ['Öppna chatten', 'Stäng chatten', 'Chatten laddades inte. Försök igen', 'olästa: {count}'],
  tr: ['Sohbeti aç', 'Sohbeti kapat', 'Sohbet yüklenmedi. Tekrar dene', 'okunmamış: {count}'],
  uk: [
    'Відкрити чат',
    'Закрити чат',
    'Чат не завантажився. Спробувати ще раз',
    'непрочитаних: {count}'
  ],
  vi: [
    'Mở cuộc trò chuyện',
    'Đóng cuộc trò chuyện',
    'Chưa tải được cuộc trò chuyện. Thử lại',
    'chưa đọc: {count}'
  ],
  'zh-TW': ['開啟聊天', '關閉聊天', '聊天未能載入。再試一次', '{count} 則未讀'],
  zh: ['打开聊天', '关闭聊天', '聊天未能加载。重试', '{count} 条未读']
}

/** Gives the names of the launcher in a language. */
export const launcherTextsIn = (language: 'en' | LanguageTag): LauncherTexts => {
  const [launcherOpen, launcherClose, launcherFailed, launcherUnread] = NAMES[language]
  return { launcherOpen, launcherClose, launcherFailed, launcherUnread }
}
