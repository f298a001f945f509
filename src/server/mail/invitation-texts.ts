/** Texts of a mail that invites to the team. `{name}` stands for the business, `{email}` for who invites. */
interface InvitationTexts {
  subject: string
  lead: string
  action: string
  /** Says how long the link works, and for whom. */
  once: string
  ignore: string
}

/** Texts by the tag of their language: the languages of the console. */
const TEXTS = {
  en: {
    subject: 'Join the team of {name}',
    lead: '{email} invites you to the team of {name}, which answers its visitors with Pipit.',
    action: 'Join the team',
    once: 'The link works once and within seven days, for whoever opens it: do not pass it on.',
    ignore: 'If you do not know who invites you, do nothing.'
  },
  ar: {
    subject: 'انضم إلى فريق {name}',
    lead: 'يدعوك {email} إلى فريق {name} الذي يجيب زواره باستخدام Pipit.',
    action: 'الانضمام إلى الفريق',
    once: 'يعمل الرابط مرة واحدة وخلال سبعة أيام، لكل من يفتحه: لا تشاركه مع أحد.',
    ignore: 'إن كنت لا تعرف من يدعوك فلا تفعل شيئًا.'
  },
  de: {
    subject: 'Treten Sie dem Team von {name} bei',
    lead: '{email} lädt Sie in das Team von {name} ein, das seinen Besuchern mit Pipit antwortet.',
    action: 'Dem Team beitreten',
    once: 'Der Link gilt einmal und sieben Tage lang, für jede Person, die ihn öffnet: Geben Sie ihn nicht weiter.',
    ignore: 'Wenn Sie nicht wissen, wer Sie einlädt, tun Sie nichts.'
  },
  es: {
    subject: 'Únase al equipo de {name}',
    lead: '{email} le invita al equipo de {name}, que responde a sus visitantes con Pipit.',
    action: 'Unirse al equipo',
    once: 'El enlace sirve una vez y durante siete días, a quien lo abra: no lo comparta.',
    ignore: 'Si no conoce a quien le invita, no haga nada.'
  },
  fr: {
    subject: 'Rejoignez l’équipe de {name}',
    lead: '{email} vous invite dans l’équipe de {name}, qui répond à ses visiteurs avec Pipit.',
    action: 'Rejoindre l’équipe',
    once: 'Le lien sert une fois, pendant sept jours, à quiconque l’ouvre : ne le transmettez pas.',
    ignore: 'Si vous ne savez pas qui vous invite, ne faites rien.'
  },
  'pt-BR': {
    subject: 'Entre na equipe de {name}',
    lead: '{email} convida você para a equipe de {name}, que responde aos visitantes com o Pipit.',
    action: 'Entrar na equipe',
    once: 'O link vale uma vez e por sete dias, para quem o abrir: não o repasse.',
    ignore: 'Se você não conhece quem convida, não faça nada.'
  }
} as const satisfies Record<string, InvitationTexts>

/** Tag of a language in which mails invite to the team. */
export type InvitationLanguage = keyof typeof TEXTS

/** Languages in which mails invite to the team. */
export const INVITATION_LANGUAGES = Object.keys(TEXTS) as InvitationLanguage[]

/** Returns the texts of a language; English, by its tag, where there are none. */
export const invitationTextsIn = (
  language: string
): InvitationTexts & { language: InvitationLanguage } => {
  const known = INVITATION_LANGUAGES.find(each => each === language) ?? 'en'
  return { ...TEXTS[known], language: known }
}
