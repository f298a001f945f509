import type { frame as english } from '../en/frame'
import type { TranslationOf } from '../translate'

export const frame: TranslationOf<typeof english> = {
  'common.cancel': 'Cancelar',
  'common.close': 'Fechar',
  'common.comma': ', ',
  'common.email': 'E-mail',
  'common.id': 'Identificador',
  'common.loading': 'Carregando…',
  'common.name': 'Nome',
  'common.password': 'Senha',
  'common.remove': 'Remover',
  'common.saveChanges': 'Salvar alterações',
  'common.tryAgain': 'Tentar de novo',
  'common.undo': 'Desfazer',
  'common.upTo': {
    one: 'No máximo {count} caractere.',
    other: 'No máximo {count} caracteres.'
  },

  'errors.answered': 'O servidor respondeu {status}.',
  'errors.noServer': 'Não é possível acessar o servidor.',
  'errors.noServerTitle': 'Não é possível acessar o servidor',
  'errors.checkConnection': 'Verifique a conexão e tente de novo.',
  'errors.unreachable': 'Não é possível acessar o servidor. Verifique a conexão e tente de novo.',
  'errors.refusal': '{label}: {refusal}',

  'screens.inbox': 'Caixa de entrada',
  'screens.install': 'Instalar',
  'screens.integrations': 'Integrações',
  'screens.connect': 'Conectar integrações',
  'screens.connect-web': 'Chat da web',
  'screens.connect-custom': 'Integração personalizada',
  'screens.connect-channel': 'Canal de clientes',
  'screens.settings': 'Configurações do chat',
  'screens.missing': 'Não encontrado',
  'screens.not-allowed': 'Não é para sua função',
  'screens.team': 'Equipe',
  'screens.audit-log': 'Registro de auditoria',
  'screens.health': 'Estado do servidor',
  'screens.app': 'Configurações do aplicativo',
  'screens.privacy': 'Privacidade',
  'screens.changes': 'Alterações',
  'screens.replies': 'Respostas salvas',
  'screens.keys': 'Chaves de API',
  'screens.account': 'Sua conta',

  'bar.screens': 'Telas',
  'bar.account': 'Conta: {email}',
  'bar.signOut': 'Sair',
  'bar.notSignedOut': 'O servidor não confirmou que você saiu. Tente de novo.',
  'bar.connectionLost':
    'Conexão perdida. Tentando de novo; as mensagens que você escreve ficam guardadas neste navegador.',
  'bar.tryNow': 'Tentar agora',
  'bar.language': 'Idioma: {language}',
  'bar.languages': 'Idiomas',
  'bar.languageFailed':
    'Não foi possível carregar os textos deste idioma. Recarregue a página e tente de novo.',

  'copy.button': 'Copiar',
  'copy.copied': 'Copiado.',
  'copy.selected': 'Selecionado. Copie com Ctrl+C ou ⌘C.',

  'toasts.hide': 'Ocultar a notificação',
  'toasts.meanwhile': 'Não foi desfeito: alguém mudou a conversa nesse meio-tempo.',

  'broken.title': 'Esta tela não pode ser exibida',
  'broken.text':
    'O erro é nosso. As mensagens que você estava escrevendo ficam guardadas neste navegador.',
  'unloaded.title': 'Esta tela não foi carregada',
  'unloaded.text':
    'O servidor pode ter sido atualizado desde que esta página foi aberta. Recarregue a página: as mensagens que você estava escrevendo ficam guardadas neste navegador.',
  'unloaded.reload': 'Recarregar a página',
  'missing.title': 'Esta página não existe',
  'missing.text':
    'O endereço pode estar incompleto ou ser de outra versão, ou leva a algo que não está aberto para você.',
  'missing.showInbox': 'Mostrar a caixa de entrada',
  'notAllowed.title': 'Esta página não é para sua função',
  'notAllowed.text':
    'Sua função é: {role}. Peça outra a um proprietário da equipe se precisar desta página.'
}
