import type { integrations as english } from '../en/integrations'
import type { TranslationOf } from '../translate'

export const integrations: TranslationOf<typeof english> = {
  'install.title': 'Coloque o chat no seu site',
  'install.lead':
    'Cole um destes antes de {tag} em cada página que deve tê-lo. Nada é guardado no navegador de um visitante antes que ele escreva ou entre.',
  'install.none': 'Este aplicativo ainda não tem integração web. “Conectar integrações” cria uma.',
  'install.integration': 'Integração',
  'install.test': 'Testar esta integração',
  'install.snippet': 'Trecho de código',
  'install.snippetHint':
    'Segue a versão {version} mais nova, conferida pelo seu hash. A página não espera por nada: chamadas feitas antes do carregamento esperam e são executadas depois.',
  'install.snippetFailed': 'Não foi possível carregar o trecho de código.',
  'install.direct': 'Script direto',
  'install.directHint':
    'Um script a menos para carregar, para quem o carrega onde precisa; a página espera por ele.',
  'install.npm': 'Pacote npm',
  'install.npmHint': 'Para páginas construídas com um bundler.',
  'install.module': 'Módulo',
  'install.moduleHint': 'Vai em um módulo que cada página carrega.',

  'integrations.lead': 'De onde seus clientes escrevem, e o que escuta.',
  'integrations.none': 'Este aplicativo ainda não tem integração. “Conectar integrações” cria uma.',
  'integrations.failed': 'Não foi possível carregar as integrações.',
  'integrations.type': 'Tipo',
  'integrations.custom': 'Personalizada',
  'integrations.state': 'Estado',
  'integrations.active': 'Ativa',
  'integrations.inactive': 'Inativa',
  'integrations.error': 'Com falha',
  'integrations.account': 'Conta',
  'integrations.unchecked': 'Ainda não verificada',
  'integrations.connection': 'Conexão',
  'integrations.pending': 'Ainda não conectado: nova consulta a cada meio minuto.',
  'integrations.connected': 'Conectado',
  'integrations.refused': 'Recusado pelo serviço',
  'integrations.since': 'Desde',
  'integrations.oneFailed': 'Não foi possível carregar a integração.',
  'integrations.goneTitle': 'Esta integração não existe mais',
  'integrations.notWebTitle': 'Esta integração não é um chat da web',
  'integrations.showAll': 'Mostrar todas as integrações',
  'integrations.general': 'Geral',
  'integrations.nameHint':
    'Para você e sua equipe, por exemplo a página em que está. Os visitantes não o veem.',
  'integrations.renamed': 'Salvo.',
  'integrations.saved': '“{name}” foi salva.',
  'integrations.showSnippets': 'Mostrar os trechos de código',
  'integrations.deleteTitle': 'Excluir esta integração',
  'integrations.delete': 'Excluir integração',
  'integrations.deletion': 'Isto não pode ser desfeito. As conversas ficam na caixa de entrada.',
  'integrations.webDeletion':
    'Isto não pode ser desfeito. Páginas com seus trechos de código não mostram mais o chat. As conversas ficam na caixa de entrada.',

  'sites.title': 'Ele está lá?',
  'sites.failed': 'Não foi possível carregar os sites.',
  'sites.none':
    'Nenhuma página o carregou ainda. Cole o trecho de código na sua página, publique-a e abra-a em um navegador.',
  'sites.again': 'Olhar de novo',
  'sites.noOrigin': 'Uma página que não diz sua origem',
  'sites.started': 'Funciona',
  'sites.startedText': 'O chat iniciou.',
  'sites.refused': 'Recusado',
  'sites.refusedText': 'As origens permitidas desta integração não o incluem.',
  'sites.silent': 'Não iniciado',
  'sites.silentText':
    'O trecho de código rodou, mas o chat não iniciou. A política da página pode bloqueá-lo.',
  'sites.lastTime': 'Última vez: {time}',
  'sites.needs': 'O que ele precisa',

  'refusals.title': 'Recusadas recentemente',
  'refusals.failed': 'Não foi possível carregar as origens recusadas.',
  'refusals.none': 'Nenhuma página de outra origem veio.',
  'refusals.warning': 'Qualquer um pode fingir ser qualquer site: permita apenas os seus.',
  'refusals.times': {
    one: '{count} vez, a última {time}',
    other: '{count} vezes, a última {time}'
  },
  'refusals.allow': 'Permitir',
  'refusals.allowOrigin': 'Permitir {origin}',
  'refusals.allowed': '{origin} está na lista acima. Salve as alterações para deixá-la entrar.',

  'connect.lead': 'Escolha onde seus clientes escrevem para você, ou qual programa seu escuta.',
  'connect.shelf': 'Canais de clientes',
  'connect.web': 'Nas suas próprias páginas. Os visitantes não precisam de conta.',
  'connect.connect': 'Conectar',
  'connect.nameFirst': 'Dê um nome primeiro.',
  'connect.ways': 'Como ele chega à sua página?',
  'connect.script': 'Tag de script',
  'connect.scriptHint': 'Um trecho para colar nas suas páginas. Serve para a maioria.',
  'connect.npm': 'npm',
  'connect.copySnippets': 'Copie os trechos de código',
  'connect.making': 'Criando a integração…',
  'connect.needs': 'Eles precisam de um nome e de um modo.',
  'connect.paste': 'Cole-o antes de {tag} em cada página que deve ter o chat.',
  'connect.closing':
    'Ao fechar esta janela, os trechos de código somem. {install} os mostra de novo.',
  'connect.confirm': 'Confirmar integração',
  'connect.confirmed': 'Confirmado: o servidor a tem.'
}
