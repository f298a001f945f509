import type { access as english } from '../en/access'
import type { TranslationOf } from '../translate'

export const access: TranslationOf<typeof english> = {
  'signIn.title': 'Entrar no Pipit',
  'signIn.expired': 'Sua sessão terminou. O que você começou a escrever foi guardado.',
  'signIn.button': 'Entrar',
  'signIn.busy': 'Entrando…',
  'signIn.wrong': 'Este e-mail e esta senha não combinam.',
  'signIn.tooMany': {
    one: 'Tentativas demais. Espere {count} segundo e tente de novo.',
    other: 'Tentativas demais. Espere {count} segundos e tente de novo.'
  },
  'signIn.tooManyNow': 'Tentativas demais. Espere um pouco e tente de novo.',
  'signIn.failed': 'Não foi possível entrar. {reason}',

  'setUp.document': 'Configuração inicial',
  'setUp.title': 'Configurar o Pipit',
  'setUp.lead':
    'Isto cria a primeira conta. Funciona uma vez só, com o endereço que o servidor mostrou.',
  'setUp.businessName': 'Nome da empresa',
  'setUp.businessNameHint': 'Os visitantes o veem no chat.',
  'setUp.create': 'Criar conta',
  'setUp.doneTitle': 'A configuração está feita',
  'setUp.done': 'Alguém já pode entrar neste servidor, por isso este endereço não vale mais.',
  'setUp.goToSignIn': 'Ir para a entrada',
  'setUp.wrongCode': 'Este código não vale. Inicie o servidor de novo: ele mostra um novo.',
  'setUp.noEmail': 'Escreva um endereço de e-mail, como ann@example.com.',
  'setUp.awaitedTitle': 'Este servidor ainda não está configurado',
  'setUp.awaited': 'Ninguém pode entrar antes que a primeira conta seja criada.',
  'setUp.awaitedWhere':
    'O endereço para isso está no que o servidor mostrou ao iniciar, na linha que começa com {line}: no terminal em que ele funciona, ou no registro do seu serviço. Abra-o em um navegador.',
  'setUp.awaitedLost': 'Se você não o encontrar, inicie o servidor de novo: ele mostra um novo.',

  'password.hint': {
    one: 'Pelo menos {count} caractere.',
    other: 'Pelo menos {count} caracteres.'
  },
  'password.new': 'Nova senha',
  'password.old': 'Senha antiga',
  'password.resetTitle': 'Escolha uma nova senha',
  'password.resetLead':
    'Depois disso você terá entrado aqui ou verá o pedido do seu código, e terá saído em todos os outros navegadores.',
  'password.set': 'Definir senha',
  'password.changeTitle': 'Mudar sua senha',
  'password.change': 'Mudar senha',
  'password.wrong':
    'A senha antiga está errada. Se a sua última tentativa ficou sem resposta, talvez a nova já esteja valendo.',
  'password.changed': 'Sua senha foi mudada. Todos os outros navegadores saíram da conta.',

  'account.nameTitle': 'Seu nome',
  'account.nameHint': 'Seus colegas o veem, e as respostas podem incluí-lo.',
  'account.saveName': 'Salvar nome',
  'account.nameSaved': 'Seu nome foi salvo.',
  'account.shownTitle': 'O que os visitantes veem de você',
  'account.isShown': 'Mostrar meu nome e minha imagem',
  'account.isShownHint':
    'Com o que você escrever a partir de agora. Senão, os visitantes veem o nome e a imagem do chat.',
  'account.picture': 'Sua imagem',
  'account.pictureHint': 'Uma imagem quadrada, de pelo menos 200 × 200 pixels.',
  'account.wrongPicture': 'A imagem precisa de um endereço que comece com https://.',
  'account.saveShown': 'Salvar',
  'account.shownSaved': 'Salvo. Vale para o que você escrever a partir de agora.',
  'sessions.title': 'Onde você está conectado',
  'sessions.hint': 'Saia do que você não reconhece e depois mude sua senha.',
  'sessions.failed': 'Não foi possível carregar as sessões.',
  'sessions.unknown': 'Navegador desconhecido',
  'sessions.current': 'Este navegador',
  'sessions.lastUsed': 'Último uso: {time}',
  'sessions.signOutOf': 'Sair: {browser}',
  'sessions.signOutOthers': 'Sair de todos os outros lugares',
  'sessions.signedOut': 'Saiu: {browser}',
  'sessions.othersSignedOut': 'Você saiu de todos os outros lugares.',

  'firstSteps.title': 'Seus primeiros passos',
  'firstSteps.installTitle': 'Instale o chat.',
  'firstSteps.install': 'Copie uma das tags abaixo em uma página sua.',
  'firstSteps.helloTitle': 'Diga olá a si mesmo.',
  'firstSteps.hello':
    'Abra essa página, aperte o botão do chat e escreva. Sua mensagem aparece aqui, e você pode responder.',
  'firstSteps.colleagueTitle': 'Traga um colega.',
  'firstSteps.colleague': 'Crie um link com o qual a pessoa escolhe a própria senha.',
  'firstSteps.hoursTitle': 'Informe seus horários.',
  'firstSteps.hours': 'Enquanto você está fechado, o chat diz quando você volta.',
  'firstSteps.phoneTitle': 'Leve no seu telefone.',
  'firstSteps.phone': 'Entre por lá, e responda de qualquer lugar.',
  'firstSteps.address': 'Endereço',
  'firstSteps.addressHint': 'O console cabe em um telefone.'
}
