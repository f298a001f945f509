import type { person as english } from '../en/person'
import type { TranslationOf } from '../translate'

/** Texts of the person beside a conversation. */
export const person: TranslationOf<typeof english> = {
  'person.person': 'Pessoa',
  'person.back': 'Voltar à conversa',
  'person.hide': 'Ocultar a pessoa',
  'person.failed': 'Não foi possível carregar a pessoa.',
  'person.claims':
    'O que está marcado como não verificado foi dito pelo visitante ou pela página; ninguém conferiu.',
  'person.picture': 'Mostrar a imagem de {host}',
  'person.pictureOf': 'Imagem de {name}',
  'person.edit': 'Editar',
  'person.visit': 'Visita',
  'person.page': 'Página',
  'person.pageHint':
    'Onde o visitante começou a escrever ou entrou por último. O messenger não envia as páginas seguintes.',
  'person.from': 'Veio de',
  'person.browser': 'Navegador',
  'person.language': 'Idioma',
  'person.localTime': 'Hora local',
  'person.firstSeen': 'Visto pela primeira vez',
  'person.lastSeen': 'Visto pela última vez',
  'person.noBrowser': 'Nenhum navegador é conhecido.',
  'person.otherBrowsers': 'Outros navegadores',
  'person.channels': 'Canais',
  'person.noChannels': 'Nenhum canal ainda.',
  'person.pending': 'não confirmado',
  'person.blocked': 'bloqueado lá',
  'person.inactive': 'não é mais usado',
  'person.conversations': 'Outras conversas',
  'person.noConversations': 'Não há outra conversa.',
  'person.mergeHere': 'Mesclar com esta conversa',
  'person.mergeThere': 'Mesclar esta conversa com aquela',
  'person.mergeTitle': 'Mesclar as duas conversas?',
  'person.mergeText':
    'Todas as mensagens, notas, arquivos e etiquetas ficam juntos em uma conversa, na ordem de seus horários. A outra desaparece, também para o visitante. Isso não pode ser desfeito.',
  'person.mergeConfirm': 'Mesclar',
  'person.merged': 'As conversas agora são uma só.',
  'person.fields': 'Campos',
  'person.noFields': 'Nenhum campo ainda.',
  'person.conversationFields': 'Campos desta conversa',
  'person.givenName': 'Nome',
  'person.surname': 'Sobrenome',
  'person.claimedHint':
    'Isto foi dito pelo visitante ou pela página. O que você salvar no lugar conta como definido por você e não pode ser desfeito.',
  'person.fieldName': 'Nome do campo',
  'person.fieldValue': 'Valor',
  'person.addField': 'Adicionar um campo',
  'person.removeField': 'Remover o campo {name}',
  'person.saved': 'Salvo.'
}
