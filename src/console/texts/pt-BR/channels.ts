import type { channels as english } from '../en/channels'
import type { TranslationOf } from '../translate'

export const channels: TranslationOf<typeof english> = {
  'channels.nameHint': 'Para você e sua equipe. Os visitantes não o veem.',
  'channels.lead':
    'Preencha o que {service} mostra a você. Antes de salvar qualquer coisa, pergunta-se a ele qual é a conta.',
  'channels.account': 'Sua conta em {service}',
  'channels.asking': 'Perguntando a {service}…',
  'channels.made': '“{name}” foi salva. Abaixo está o que {service} diz.',
  'channels.refused': '{service} não aceita esta conta: “{reason}”',
  'channels.atService': 'O que falta fazer lá',
  'channels.address': 'Endereço dos eventos',
  'channels.addressHint':
    'O que as pessoas escrevem chega aqui. O próprio servidor o informa ao serviço.',
  'channels.credentials': 'Credenciais',
  'channels.kept':
    'O que está salvo nunca é mostrado. Deixe um campo vazio para mantê-lo; {service} é consultado sobre o que você muda.',
  'channels.unchanged': 'Nada foi alterado ainda.',
  'channels.save': 'Salvar credenciais',
  'channels.saved': 'As credenciais foram salvas.',
  'channels.late': 'Respostas depois de 24 horas',
  'channels.humanAgent': 'O app tem a permissão “Human Agent” da Meta',
  'channels.humanAgentHint':
    '{service} então aceita o que sua equipe escrever por sete dias depois que a pessoa escreveu. Não marque se programas respondem: a Meta permite isso só a pessoas.',
  'channels.test': 'Mensagem de teste',
  'channels.testNotYet':
    'Quando {service} tiver conectado a conta, você poderá enviar aqui uma mensagem de teste.',
  'channels.testNobody':
    'No {service}, empresas não podem escrever primeiro. Escreva ali uma mensagem para “{account}” pelo seu telefone e depois olhe de novo.',
  'channels.testFailedToLoad': 'Não foi possível carregar quem poderia recebê-la.',
  'channels.testTo': 'Para',
  'channels.testHint': 'Ela diz “{text}” e fica na conversa dessa pessoa.',
  'channels.testText': 'Esta é uma mensagem de teste.',
  'channels.testOver':
    '{service} a recusa agora: a pessoa escreveu há mais de 24 horas. Ela precisa escrever ali de novo antes.',
  'channels.testSend': 'Enviar uma mensagem de teste',
  'channels.testWaiting': 'A caminho de {service}…',
  'channels.testRetrying': 'Ainda não enviada: “{reason}”. Nova tentativa em breve.',
  'channels.testSent': '{service} aceitou a mensagem. Não informa quando as mensagens chegam.',
  'channels.testTaken': '{service} aceitou a mensagem, mas ainda não a entregou.',
  'channels.testDelivered': 'A mensagem chegou.',
  'channels.testFailed': 'A mensagem não foi entregue: “{reason}”',
  'channels.failures': 'Mensagens que não chegaram',
  'channels.failuresFailed': 'Não foi possível carregar o que não chegou.',
  'channels.noFailure': 'Não há nenhuma.',
  'channels.showConversation': 'Mostrar a conversa',
  'channels.deletion':
    'Isto não pode ser desfeito. O que as pessoas escrevem lá não chega mais a você. As conversas ficam na caixa de entrada.',

  'channels.offer.telegram': 'Por um bot da sua empresa.',
  'channels.offer.whatsapp': 'Por um número da sua empresa, com a Cloud API da Meta.',
  'channels.offer.messenger': 'Pela página do Facebook da sua empresa.',
  'channels.offer.instagram': 'Por uma conta que pertence a uma página do Facebook.',
  'channels.offer.line': 'Por uma conta oficial.',

  'channels.field.token': 'Token do bot',
  'channels.where.token':
    'No Telegram, @BotFather o informa depois de /newbot e, para um bot que você já tem, depois de /token.',
  'channels.field.phoneNumberId': 'Identificador do número de telefone',
  'channels.where.phoneNumberId':
    'Meta for Developers: seu app, WhatsApp, Configuração da API. Não é o próprio número.',
  'channels.field.businessAccountId': 'Id da conta comercial',
  'channels.where.businessAccountId':
    'Gerenciador do WhatsApp, Ferramentas da conta; para modelos. Sem ele, o console não oferece nenhum.',
  'channels.field.accessToken': 'Token de acesso',
  'channels.where.accessToken':
    'Configurações do negócio da Meta: Usuários do sistema, Gerar token. Um que nunca expira, com whatsapp_business_messaging e whatsapp_business_management.',
  'channels.field.appSecret': 'Chave secreta do app',
  'channels.where.appSecret':
    'Meta for Developers: seu app, Configurações do app, Básico. Ela prova que os eventos vêm da Meta.',
  'channels.field.verifyToken': 'Token de verificação',
  'channels.where.verifyToken':
    'Palavras à sua escolha. A Meta as repete quando testa o endereço deste servidor.',
  'channels.field.appId': 'Identificador do app',
  'channels.where.appId': 'Meta for Developers: seu app, Configurações do app, Básico.',
  'channels.field.pageAccessToken': 'Token de acesso da página',
  'channels.where.pageAccessToken':
    'Meta for Developers: seu app, Messenger ou Instagram, Configurações da API, Gerar token ao lado da página.',
  'channels.field.channelAccessToken': 'Token de acesso do canal',
  'channels.where.channelAccessToken':
    'LINE Developers: seu canal, Messaging API, Issue. O de longa duração.',
  'channels.field.channelSecret': 'Segredo do canal',
  'channels.where.channelSecret': 'LINE Developers: seu canal, Basic settings.',

  'channels.left.telegram': 'Nada: o servidor informa ao Telegram o endereço abaixo.',
  'channels.left.whatsapp':
    'Meta for Developers, seu app, WhatsApp, Configuração: assine “messages”. Se um endereço for pedido, cole o de baixo, com o token de verificação que você escolheu.',
  'channels.left.messenger':
    'Meta for Developers, seu app: publique o app. Até lá, só quem tem uma função nele fala com você.',
  'channels.left.instagram':
    'No Instagram, permita que ferramentas conectadas vejam as mensagens. Meta for Developers, seu app: publique o app. Até lá, só quem tem uma função nele fala com você.',
  'channels.left.line':
    'LINE Developers, seu canal, Messaging API: ative “Use webhook”. Até lá, o LINE não diz nada a este servidor.'
}
