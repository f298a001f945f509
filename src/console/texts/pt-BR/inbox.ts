import type { inbox as english } from '../en/inbox'
import type { TranslationOf } from '../translate'

export const inbox: TranslationOf<typeof english> = {
  'inbox.noneTitle': 'Ainda não há conversas',
  'inbox.none':
    'Elas aparecem aqui assim que um visitante escreve. Coloque um destes antes de {tag} em uma página sua, e escreva você mesmo a primeira mensagem.',
  'inbox.noneForAgents': 'As conversas são listadas aqui assim que um visitante escreve.',
  'inbox.choose': 'Escolha uma conversa para ler e responder.',
  'inbox.conversations': 'Conversas',
  'inbox.failed': 'Não foi possível carregar as conversas.',
  'inbox.nothingFound': 'Nada encontrado para “{text}”.',
  'inbox.allRead': 'Tudo lido. Nada espera por você.',
  'inbox.more': 'Mais conversas',
  'inbox.search': 'Buscar',
  'inbox.show': 'Mostrar',
  'inbox.all': 'Todas',
  'inbox.unread': 'Não lidas',
  'inbox.unreadMark': 'não lidas',
  'inbox.noMessages': 'Ainda não há mensagens',
  'inbox.note': 'Nota: {text}',
  'inbox.notDelivered': 'Não entregue: {text}',
  'inbox.you': 'Você: {text}',

  'keys.move': 'mover',
  'keys.open': 'abrir',
  'keys.back': 'voltar',
  'keys.search': 'buscar',
  'keys.markRead': 'marcar como lida',
  'keys.messages': 'de mensagem em mensagem, nos botões delas',
  'keys.singleLetters': 'Letras sozinhas são atalhos',

  'names.others': 'e outros',
  'names.withOthers': '{names} e outros',
  'names.notVerified': 'não verificado',
  'names.blocked': 'bloqueado',
  'names.visitor': 'Visitante #{id}',
  'names.nobody': 'Ninguém',
  'names.business': 'Empresa',

  'person.verifiedAs': 'Verificado como {id}',
  'person.notSignedIn': 'Não identificado',
  'person.nameBefore': 'O visitante mudou o nome; você havia definido {name}',
  'person.emailBefore': 'O visitante mudou o e-mail; você havia definido {email}',

  'block.block': 'Bloquear',
  'block.unblock': 'Desbloquear',
  'block.question':
    'Bloquear {name}? Mensagens, arquivos, apertos de botões e mudanças do perfil são recusados a partir de então, em todas as conversas deste visitante, que continua lendo o que você escreve.',
  'block.known': 'O bloqueio vale onde quer que ele entre.',
  'block.anonymous':
    'Um visitante anônimo que limpa o navegador pode escrever de novo, como outra pessoa.',
  'block.confirm': 'Bloquear este visitante',
  'block.notBlocked': 'O servidor não confirmou que o visitante está bloqueado. Tente de novo.',
  'block.notUnblocked': 'O servidor não confirmou que o visitante está desbloqueado. Tente de novo.'
}
