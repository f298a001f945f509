import type { apps as english } from '../en/apps'
import type { TranslationOf } from '../translate'

export const apps: TranslationOf<typeof english> = {
  'apps.named': 'Aplicativo: {name}',
  'apps.apps': 'Aplicativos',
  'apps.actions': 'Ações',
  'apps.lead': 'O que vale para todas as integrações deste aplicativo.',
  'apps.failed': 'Não foi possível carregar o aplicativo.',
  'apps.people': 'Pessoas',
  'apps.new': 'Novo aplicativo',
  'apps.newLead':
    'Um aplicativo tem integrações, pessoas e conversas próprias. Proprietários e administradores o veem; agentes, quando recebem acesso em Equipe.',
  'apps.newName': 'Nome do aplicativo',
  'apps.create': 'Criar aplicativo',
  'apps.created': '“{name}” foi criado.',
  'apps.noneTitle': 'Ainda não há aplicativo',
  'apps.none': 'Um aplicativo reúne as integrações, pessoas e conversas de uma empresa.',
  'apps.noneForYou': 'Nenhum aplicativo está aberto para você. Fale com um proprietário da equipe.',
  'apps.stillNone': 'Nada mudou ainda.',
  'apps.deleteTitle': 'Excluir este aplicativo',
  'apps.delete': 'Excluir aplicativo',
  'apps.deletion':
    'Isto não pode ser desfeito. Suas integrações, chaves, pessoas, conversas, mensagens e arquivos vão junto. Páginas com seus trechos de código não mostram mais o chat, e suas chaves são recusadas.',

  'demo.title': 'Esta é a demonstração',
  'demo.text':
    'A página dela mostra o chat como os visitantes o veem; o que você escreve lá chega à caixa de entrada deste aplicativo.',
  'demo.open': 'Abrir a página de demonstração',
  'demo.add': 'Adicionar a demonstração',
  'demo.added': 'A demonstração está pronta.',
  'demo.remove': 'Remover a demonstração',
  'demo.removed': 'A demonstração foi removida.',
  'demo.questionTitle': 'Remover a demonstração?',
  'demo.question':
    'O aplicativo {name} é excluído com sua página de demonstração e tudo o que foi escrito lá. O menu de aplicativos pode adicionar uma nova demonstração.',
  'demo.keep': 'Manter',

  'deletion.typeName': 'Digite o nome, {name}',
  'deletion.otherName': 'Esse não é o nome.',
  'deletion.done': 'Excluído: “{name}”.',

  'appFields.displayName.label': 'Nome',
  'appFields.displayName.hint':
    'Os visitantes o veem no chat, a não ser que ele tenha um nome próprio.',
  'appFields.iconUrl.label': 'Ícone',
  'appFields.iconUrl.hint': 'Endereço da imagem no cabeçalho dos chats que não têm uma própria.',
  'appFields.conversationRetentionSeconds.label': 'Guardar conversas',
  'appFields.conversationRetentionSeconds.hint':
    'Depois desse tempo desde a última mensagem, uma conversa é removida para sempre com tudo o que foi dito nela.',
  'appFields.disableConversationReopen.label': 'Conversas fechadas continuam fechadas',
  'appFields.disableConversationReopen.hint':
    'Um visitante não pode escrever em uma conversa que você fechou, e pode começar outra.',
  'appFields.maskCreditCardNumbers.label': 'Ocultar números de cartão',
  'appFields.maskCreditCardNumbers.hint':
    'Números de cartões de pagamento que os visitantes escrevem ficam ilegíveis antes de serem guardados.',
  'appFields.pageVisits.label': 'Guardar as páginas visitadas',
  'appFields.pageVisits.hint':
    'Sua equipe vê quais páginas abre um visitante que escreveu ou entrou: as 50 mais recentes de cada um, por 30 dias.',
  'appFields.useAnimalNames.label': 'Nomes de animais',
  'appFields.useAnimalNames.hint':
    'Dá a visitantes sem nome o nome de um animal, que só a sua equipe vê.',
  'appFields.echoPostback.label': 'Mostrar botões apertados',
  'appFields.echoPostback.hint':
    'Um botão que um visitante aperta aparece na conversa como uma mensagem dele.',

  'retention.forEver': 'Para sempre',
  'retention.other': 'Outro tempo',
  'retention.days': 'Dias',
  'retention.seconds': 'Segundos',
  'retention.daysUnit': 'dias',
  'retention.secondsUnit': 'segundos'
}
