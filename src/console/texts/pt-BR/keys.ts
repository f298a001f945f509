import type { keys as english } from '../en/keys'
import type { TranslationOf } from '../translate'

/** Texts of the keys of an app. */
export const keys: TranslationOf<typeof english> = {
  'keys.lead':
    'Com uma chave, seus programas chamam a API REST deste aplicativo, e seu servidor assina tokens para os visitantes que entraram no seu site.',
  'keys.account':
    'A chave da conta, que alcança todos os aplicativos, não está entre elas: ela pertence à máquina do servidor.',
  'keys.guide': 'Como usar uma chave',
  'keys.none': 'Ainda não há chave aqui.',
  'keys.failed': 'Não foi possível carregar as chaves.',
  'keys.new': 'Nova chave',
  'keys.nameHint': 'Diz à sua equipe qual programa a usa.',
  'keys.create': 'Criar chave',
  'keys.madeTitle': 'A chave “{name}” está pronta',
  'keys.once': 'Copie o segredo agora. Ele só é mostrado aqui: ao fechar esta janela, ele some.',
  'keys.secret': 'Segredo da chave',
  'keys.secretHint':
    'Seu servidor assina com ele os tokens dos visitantes. Ele não deve ficar em nenhuma página.',
  'keys.credentials': 'Identificador e segredo',
  'keys.credentialsHint': 'Como os programas os usam para a autorização Basic.',
  'keys.command': 'Experimentar',
  'keys.commandHint': 'Este comando mostra o aplicativo, em um terminal.',
  'keys.closed':
    'A chave “{name}” está pronta. O segredo não é mostrado de novo; se você não o tem, exclua a chave e crie outra.',
  'keys.madeAt': 'Criada: {time}',
  'keys.usedAt': 'Último uso: {time}',
  'keys.unused': 'Nenhum uso conhecido',
  'keys.delete': 'Excluir chave',
  'keys.deleteNamed': 'Excluir a chave {name}',
  'keys.questionTitle': 'Excluir esta chave?',
  'keys.question':
    'Na mesma hora, os programas que chamam com “{name}” são recusados, e os visitantes que entraram com seus tokens são desconectados. Isso não pode ser desfeito.',
  'keys.deleted': 'A chave “{name}” foi excluída.',

  'keys.scope': 'O que ela alcança',
  'keys.app': 'O aplicativo inteiro',
  'keys.appHint':
    'Tudo neste aplicativo menos as próprias chaves de API: configurações, pessoas, conversas. Seu servidor assina com ela tokens para os visitantes.',
  'keys.program': 'Uma integração personalizada',
  'keys.programHint':
    'Para um programa seu: pessoas, mensagens e conversas uma a uma, e os próprios webhooks. Sem configurações e sem a lista de todas as conversas.',
  'keys.noProgram': 'Este aplicativo ainda não tem integração personalizada.',
  'keys.reachesApp': 'Alcança o aplicativo inteiro',
  'keys.reachesPeople': 'Alcança pessoas e conversas, para {name}',
  'keys.title': 'Suas chaves',
  'keys.programLead':
    'Com uma chave, o programa responde pela API REST. A chave alcança pessoas, mensagens e conversas uma a uma, e estes webhooks; sem configurações e sem a lista de todas as conversas.',
  'keys.programSecretHint': 'Seu programa chama com ele. Ele não deve ficar em nenhuma página.',
  'keys.programCommandHint': 'Este comando lista os webhooks da integração, em um terminal.',
  'keys.programQuestion':
    'Na mesma hora, os programas que chamam com “{name}” são recusados. Isso não pode ser desfeito.'
}
