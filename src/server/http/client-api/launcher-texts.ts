import type { LanguageTag, LauncherTexts } from '../../../protocol'

const texts = (
  launcherOpen: string,
  launcherClose: string,
  launcherFailed: string,
  launcherUnread: string
): LauncherTexts => ({ launcherOpen, launcherClose, launcherFailed, launcherUnread })

/**
 * Names of the launcher by language, which a page has before it loads a language: open, close, failed
 * and unread. `{count}` is a number or `9+`, so its text has one form only.
 */
export const LAUNCHER_TEXTS: Readonly<Record<LanguageTag, LauncherTexts>> = {
  ar: texts(
    'فتح المحادثة',
    'إغلاق المحادثة',
    'لم تُحمَّل المحادثة. إعادة المحاولة',
    'غير مقروءة: {count}'
  ),
  cs: texts('Otevřít chat', 'Zavřít chat', 'Chat se nenačetl. Zkusit znovu', 'nepřečtené: {count}'),
  da: texts(
    'Åbn chatten',
    'Luk chatten',
    'Chatten blev ikke indlæst. Prøv igen',
    'ulæste: {count}'
  ),
  de: texts(
    'Chat öffnen',
    'Chat schließen',
    'Der Chat wurde nicht geladen. Erneut versuchen',
    'ungelesen: {count}'
  ),
  el: texts(
    'Άνοιγμα συνομιλίας',
    'Κλείσιμο συνομιλίας',
    'Η συνομιλία δεν φορτώθηκε. Δοκιμάστε ξανά',
    'μη αναγνωσμένα: {count}'
  ),
  es: texts(
    'Abrir el chat',
    'Cerrar el chat',
    'El chat no se ha cargado. Intentar de nuevo',
    'sin leer: {count}'
  ),
  fa: texts(
    'باز کردن گفتگو',
    'بستن گفتگو',
    'گفتگو بارگذاری نشد. تلاش دوباره',
    'خوانده‌نشده: {count}'
  ),
  fi: texts(
    'Avaa keskustelu',
    'Sulje keskustelu',
    'Keskustelu ei latautunut. Yritä uudelleen',
    'lukematta: {count}'
  ),
  fr: texts(
    'Ouvrir la discussion',
    'Fermer la discussion',
    'La discussion n’a pas pu être chargée. Réessayer',
    'non lus : {count}'
  ),
  he: texts('פתיחת הצ׳אט', 'סגירת הצ׳אט', 'הצ׳אט לא נטען. ניסיון נוסף', 'לא נקראו: {count}'),
  hi: texts('चैट खोलें', 'चैट बंद करें', 'चैट लोड नहीं हुई। फिर से कोशिश करें', 'अपठित: {count}'),
  hu: texts(
    'Csevegés megnyitása',
    'Csevegés bezárása',
    'A csevegés nem töltődött be. Próbálja újra',
    'olvasatlan: {count}'
  ),
  id: texts(
    'Buka chat',
    'Tutup chat',
    'Chat tidak dapat dimuat. Coba lagi',
    'belum dibaca: {count}'
  ),
  it: texts(
    'Apri la chat',
    'Chiudi la chat',
    'La chat non è stata caricata. Riprova',
    'non letti: {count}'
  ),
  ja: texts(
    'チャットを開く',
    'チャットを閉じる',
    'チャットを読み込めませんでした。もう一度試す',
    '未読 {count}'
  ),
  ko: texts('채팅 열기', '채팅 닫기', '채팅을 불러오지 못했습니다. 다시 시도', '읽지 않음 {count}'),
  nb: texts(
    'Åpne chatten',
    'Lukk chatten',
    'Chatten ble ikke lastet inn. Prøv igjen',
    'uleste: {count}'
  ),
  nl: texts(
    'Chat openen',
    'Chat sluiten',
    'De chat is niet geladen. Opnieuw proberen',
    'ongelezen: {count}'
  ),
  pl: texts(
    'Otwórz czat',
    'Zamknij czat',
    'Czat się nie wczytał. Spróbuj ponownie',
    'nieprzeczytane: {count}'
  ),
  'pt-BR': texts(
    'Abrir a conversa',
    'Fechar a conversa',
    'A conversa não foi carregada. Tentar novamente',
    'não lidas: {count}'
  ),
  pt: texts(
    'Abrir a conversa',
    'Fechar a conversa',
    'A conversa não foi carregada. Tentar de novo',
    'não lidas: {count}'
  ),
  ro: texts(
    'Deschideți chatul',
    'Închideți chatul',
    'Chatul nu s-a încărcat. Încercați din nou',
    'necitite: {count}'
  ),
  ru: texts('Открыть чат', 'Закрыть чат', 'Чат не загрузился. Повторить', 'непрочитанных: {count}'),
  sv: texts(
    'Öppna chatten',
    'Stäng chatten',
    'Chatten laddades inte. Försök igen',
    'olästa: {count}'
  ),
  tr: texts('Sohbeti aç', 'Sohbeti kapat', 'Sohbet yüklenmedi. Tekrar dene', 'okunmamış: {count}'),
  uk: texts(
    'Відкрити чат',
    'Закрити чат',
    'Чат не завантажився. Спробувати ще раз',
    'непрочитаних: {count}'
  ),
  vi: texts(
    'Mở cuộc trò chuyện',
    'Đóng cuộc trò chuyện',
    'Chưa tải được cuộc trò chuyện. Thử lại',
    'chưa đọc: {count}'
  ),
  'zh-TW': texts('開啟聊天', '關閉聊天', '聊天未能載入。再試一次', '{count} 則未讀'),
  zh: texts('打开聊天', '关闭聊天', '聊天未能加载。重试', '{count} 条未读')
}
