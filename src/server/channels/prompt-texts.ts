import type { LanguageTag } from '../../protocol'

/** Texts that ask a person whether a conversation may go on in a channel. */
export interface PromptTexts {
  /** `{name}`: the business. */
  ask: string
  /** Label of a button: at most 20 characters. */
  yes: string
  no: string
}

const en: PromptTexts = {
  ask: '{name} would like to go on with your conversation here. Do you agree?',
  yes: 'Yes',
  no: 'No'
}

/** Texts by the tag of their language: the languages of the messenger. */
export const PROMPT_TEXTS: Record<'en' | LanguageTag, PromptTexts> = {
  en,
  ar: { ask: 'يرغب {name} في متابعة محادثتك هنا. هل توافق؟', yes: 'نعم', no: 'لا' },
  cs: {
    ask: '{name} by s vámi rád pokračoval v konverzaci zde. Souhlasíte?',
    yes: 'Ano',
    no: 'Ne'
  },
  da: { ask: '{name} vil gerne fortsætte jeres samtale her. Er du enig?', yes: 'Ja', no: 'Nej' },
  de: {
    ask: '{name} möchte die Unterhaltung mit Ihnen hier fortsetzen. Sind Sie einverstanden?',
    yes: 'Ja',
    no: 'Nein'
  },
  el: {
    ask: 'Η επιχείρηση {name} θέλει να συνεχίσει τη συνομιλία σας εδώ. Συμφωνείτε;',
    yes: 'Ναι',
    no: 'Όχι'
  },
  es: {
    ask: '{name} quiere continuar aquí su conversación con usted. ¿Está de acuerdo?',
    yes: 'Sí',
    no: 'No'
  },
  fa: { ask: '{name} می‌خواهد گفت‌وگوی شما را اینجا ادامه دهد. موافقید؟', yes: 'بله', no: 'خیر' },
  fi: { ask: '{name} haluaa jatkaa keskusteluanne täällä. Sopiiko se?', yes: 'Kyllä', no: 'Ei' },
  fr: {
    ask: '{name} souhaite poursuivre ici la conversation avec vous. Êtes-vous d’accord\u00a0?',
    yes: 'Oui',
    no: 'Non'
  },
  he: { ask: '{name} מעוניין להמשיך את השיחה שלכם כאן. האם אתם מסכימים?', yes: 'כן', no: 'לא' },
  hi: { ask: '{name} आपकी बातचीत यहाँ जारी रखना चाहता है। क्या आप सहमत हैं?', yes: 'हाँ', no: 'नहीं' },
  hu: {
    ask: '{name} itt szeretné folytatni a beszélgetést Önnel. Egyetért?',
    yes: 'Igen',
    no: 'Nem'
  },
  id: { ask: '{name} ingin melanjutkan percakapan Anda di sini. Setuju?', yes: 'Ya', no: 'Tidak' },
  it: {
    ask: '{name} desidera continuare qui la conversazione con Lei. È d’accordo?',
    yes: 'Sì',
    no: 'No'
  },
  ja: {
    ask: '{name}がこちらで会話を続けることを希望しています。よろしいですか？',
    yes: 'はい',
    no: 'いいえ'
  },
  ko: {
    ask: '{name}에서 이곳에서 대화를 계속하려고 합니다. 동의하시나요?',
    yes: '예',
    no: '아니요'
  },
  nb: { ask: '{name} vil gjerne fortsette samtalen her. Er det greit?', yes: 'Ja', no: 'Nei' },
  nl: {
    ask: '{name} wil het gesprek met u hier voortzetten. Gaat u akkoord?',
    yes: 'Ja',
    no: 'Nee'
  },
  pl: {
    ask: '{name} chce kontynuować tutaj rozmowę z Państwem. Czy wyrażają Państwo zgodę?',
    yes: 'Tak',
    no: 'Nie'
  },
  pt: { ask: '{name} quer continuar aqui a conversa consigo. Concorda?', yes: 'Sim', no: 'Não' },
  'pt-BR': {
    ask: '{name} quer continuar a conversa com você por aqui. Você concorda?',
    yes: 'Sim',
    no: 'Não'
  },
  ro: {
    ask: '{name} dorește să continue aici conversația cu dumneavoastră. Sunteți de acord?',
    yes: 'Da',
    no: 'Nu'
  },
  ru: { ask: '{name} хочет продолжить разговор с вами здесь. Вы согласны?', yes: 'Да', no: 'Нет' },
  sv: {
    ask: '{name} vill gärna fortsätta er konversation här. Går det bra?',
    yes: 'Ja',
    no: 'Nej'
  },
  tr: {
    ask: '{name} görüşmenize buradan devam etmek istiyor. Kabul ediyor musunuz?',
    yes: 'Evet',
    no: 'Hayır'
  },
  uk: { ask: '{name} хоче продовжити розмову з вами тут. Ви згодні?', yes: 'Так', no: 'Ні' },
  vi: {
    ask: '{name} muốn tiếp tục cuộc trò chuyện với bạn tại đây. Bạn có đồng ý không?',
    yes: 'Có',
    no: 'Không'
  },
  zh: { ask: '{name} 希望在此继续与您的对话。您同意吗？', yes: '同意', no: '不同意' },
  'zh-TW': { ask: '{name} 希望在此繼續與您的對話。您同意嗎？', yes: '同意', no: '不同意' }
}
