import type { settings as english } from '../en/settings'
import type { TranslationOf } from '../translate'

export const settings: TranslationOf<typeof english> = {
  'groups.look': 'Aparência',
  'groups.lookLead': 'Uma cor da marca veste tudo: balões, botões e o botão de abertura a seguem.',
  'groups.words': 'Palavras',
  'groups.wordsLead': 'O que os visitantes leem antes que alguém escreva.',
  'groups.texts': 'Textos',
  'groups.textsLead': 'Suas palavras no lugar das do chat, para cada idioma de seus visitantes.',
  'groups.behaviour': 'Comportamento',
  'groups.behaviourLead': 'O que os visitantes podem fazer.',
  'groups.place': 'Onde pode ser usado',
  'groups.placeLead':
    'Páginas de outras pessoas não podem mostrar o seu chat se você listar as suas.',
  'groups.prechat': 'Antes da conversa',
  'groups.prechatLead': 'Perguntas que um visitante responde antes da primeira mensagem.',

  'fields.brandColor.label': 'Cor da marca',
  'fields.brandColor.hint': 'Botão de abertura e cabeçalho.',
  'fields.conversationColor.label': 'Cor da conversa',
  'fields.conversationColor.hint': 'Balões do visitante.',
  'fields.actionColor.label': 'Cor das ações',
  'fields.actionColor.hint': 'Botões e links no chat.',
  'fields.displayStyle.label': 'Estilo do botão de abertura',
  'fields.displayStyle.hint':
    'Um botão redondo no canto, ou uma aba com um nome na borda inferior.',
  'fields.buttonWidth.label': 'Largura do botão',
  'fields.buttonWidth.hint': 'Não tem efeito em uma aba.',
  'fields.buttonHeight.label': 'Altura do botão',
  'fields.buttonHeight.hint': 'Não tem efeito em uma aba.',
  'fields.buttonIconUrl.label': 'Ícone do botão de abertura',
  'fields.buttonIconUrl.hint':
    'Endereço de uma imagem no lugar da que vem pronta: JPG, PNG ou GIF de pelo menos 200 × 200 pixels.',
  'fields.businessIconUrl.label': 'Ícone da empresa',
  'fields.businessIconUrl.hint':
    'Endereço da imagem no cabeçalho: JPG, PNG ou GIF de pelo menos 200 × 200 pixels. Sem ela, o ícone do aplicativo.',
  'fields.backgroundImageUrl.label': 'Imagem de fundo',
  'fields.backgroundImageUrl.hint': 'Endereço de uma imagem que se repete atrás da conversa.',
  'fields.businessName.label': 'Nome da empresa',
  'fields.businessName.hint': 'O título do chat. Sem ele, o nome do aplicativo.',
  'fields.starters.label': 'Primeiras mensagens para escolher',
  'fields.starters.hint':
    'Botões em uma conversa vazia, que escrevem seu texto como o visitante: até 4.',
  'fields.showAnswerTime.label': 'Tempo de resposta',
  'fields.showAnswerTime.hint': 'Diz em quanto tempo vocês costumam responder, assim que se sabe.',
  'fields.customText.label': 'Textos próprios',
  'fields.customText.hint':
    'Cada visitante lê os do seu idioma. O que uma página define em suas opções vem primeiro. Um campo vazio mostra o texto do chat.',
  'fields.fixedIntroPane.label': 'Introdução fixa',
  'fields.fixedIntroPane.hint': 'A introdução fica no alto enquanto a conversa rola.',
  'fields.preview.label': 'Prévia das mensagens',
  'fields.preview.hint':
    'Mostra ao lado do botão de abertura uma mensagem que chega com o chat fechado.',
  'fields.canUserSeeConversationList.label': 'Lista de conversas',
  'fields.canUserSeeConversationList.hint': 'Os visitantes podem ver suas conversas anteriores.',
  'fields.canUserCreateMoreConversations.label': 'Várias conversas',
  'fields.canUserCreateMoreConversations.hint':
    'Os visitantes podem começar outra conversa além da que têm.',
  'fields.integrationOrder.label': 'Outros canais',
  'fields.integrationOrder.hint':
    'Canais deste aplicativo que o chat oferece além de si mesmo, nesta ordem.',
  'fields.originWhitelist.label': 'Origens permitidas',
  'fields.originWhitelist.hint':
    'Protocolo, host e porta de um site, por exemplo https://www.example.com. Cada subdomínio na sua própria linha.',
  'fields.prechatCapture.enabled.label': 'Formulário inicial',
  'fields.prechatCapture.enabled.hint':
    'Pergunta antes da primeira conversa; não se pode escrever até dar as respostas.',
  'fields.prechatCapture.fields.label': 'Perguntas',
  'fields.prechatCapture.fields.hint':
    'Feitas nesta ordem. Arraste uma pergunta pela alça, ou mova-a com os botões dela. As perguntas que um visitante já tem diante de si ficam até ele carregar uma página.',
  'fields.prechatCapture.enableEmailLinking.label': 'Usar o primeiro e-mail',
  'fields.prechatCapture.enableEmailLinking.hint':
    'A resposta à primeira pergunta por um e-mail passa a ser o endereço do visitante. Sem essa pergunta, nada é vinculado.',
  'fields.prechatCapture.everyConversation.label': 'Perguntar sempre',
  'fields.prechatCapture.everyConversation.hint':
    'Pergunta antes de cada nova conversa, não só antes da primeira.',
  'fields.prechatCapture.avatarUrl.label': 'Imagem ao lado do formulário',
  'fields.prechatCapture.avatarUrl.hint':
    'Endereço da imagem ao lado da saudação e do agradecimento.',

  'save.refused': 'Não salvo: o servidor recusa o que está marcado acima.',
  'save.none': 'Nenhuma alteração',
  'save.unsaved': {
    one: '{count} alteração não salva',
    other: '{count} alterações não salvas'
  },
  'save.saved': { one: 'Salvo: {count} alteração.', other: 'Salvo: {count} alterações.' },
  'save.groups': 'Grupos de configurações',
  'save.discard': 'Descartar',

  'leave.title': 'Sair sem salvar?',
  'leave.text': 'O que você mudou aqui não foi salvo, e se perderia.',
  'leave.stay': 'Ficar aqui',
  'leave.leave': 'Sair e perder as alterações'
}
