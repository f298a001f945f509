import type { webhooks as english } from '../en/webhooks'
import type { TranslationOf } from '../translate'

export const webhooks: TranslationOf<typeof english> = {
  'webhooks.shelf': 'Seus próprios programas',
  'webhooks.offer':
    'Um programa seu fica sabendo por webhook o que acontece e responde pela API REST.',
  'webhooks.new': 'Nova integração personalizada',
  'webhooks.nameHint':
    'Para você e sua equipe, por exemplo o que o programa faz. Os visitantes não o veem.',
  'webhooks.first': 'A integração e seu primeiro webhook',
  'webhooks.make': 'Criar integração',
  'webhooks.made':
    '“{name}” foi criada. Abaixo está seu webhook, com o segredo de que seu programa precisa.',
  'webhooks.integrationDeletion':
    'Isto não pode ser desfeito. Seus webhooks e chaves vão junto. As conversas ficam na caixa de entrada.',
  'webhooks.title': 'Seus webhooks',
  'webhooks.lead':
    'O servidor envia o que acontece ao endereço de um webhook: cada evento de uma conversa depois do anterior, e de novo se não for aceito.',
  'webhooks.arrive': 'Como os webhooks chegam',
  'webhooks.none': 'Ela não tem webhook e não fica sabendo de nada.',
  'webhooks.add': 'Adicionar webhook',
  'webhooks.edit': 'Editar',
  'webhooks.editTitle': 'Editar webhook',
  'webhooks.delete': 'Excluir',
  'webhooks.questionTitle': 'Excluir este webhook?',
  'webhooks.question':
    '{target} não recebe mais nada dele, nem o que espera. Isto não pode ser desfeito.',
  'webhooks.deleted': 'O webhook foi excluído.',
  'webhooks.added':
    'O webhook está pronto. Abaixo dele está o segredo de que seu programa precisa.',
  'webhooks.saved': 'O webhook foi salvo.',
  'webhooks.save': 'Salvar webhook',
  'webhooks.target': 'Endereço',
  'webhooks.targetHint':
    'Um programa seu que o servidor consiga alcançar, com https:// ou http://.',
  'webhooks.triggers': 'Eventos',
  'webhooks.triggersHint': 'O que acontece e o nome com que chega.',
  'webhooks.noTrigger': 'Escolha pelo menos um evento.',
  'webhooks.otherTrigger': 'Escolhido por um programa; o console não o conhece.',
  'webhooks.detail': 'Detalhe',
  'webhooks.detailHint': 'Quanto cada evento diz.',
  'webhooks.fullUser': 'Usuário completo',
  'webhooks.fullUserHint': 'Perfil, dados próprios e canais da pessoa, não só os identificadores.',
  'webhooks.fullSource': 'Origem completa',
  'webhooks.fullSourceHint': 'Navegador e dispositivo da pessoa, não só a integração.',
  'webhooks.secret': 'Segredo do webhook',
  'webhooks.showSecret': 'Mostrar segredo',
  'webhooks.hideSecret': 'Ocultar segredo',
  'webhooks.secretHint':
    'Cada requisição o traz no cabeçalho X-API-Key. Recuse requisições em que ele não seja o mesmo. Administradores e proprietários podem vê-lo aqui de novo.',
  'webhooks.signature': 'Como verificar também a assinatura',

  'webhooks.trigger.conversation:message': 'Um visitante ou a empresa escreveu uma mensagem.',
  'webhooks.trigger.conversation:postback':
    'Um visitante pressionou um botão que chama seu programa.',
  'webhooks.trigger.conversation:create': 'Uma conversa começou.',
  'webhooks.trigger.conversation:referral':
    'Uma pessoa seguiu um link com um código seu até um canal.',
  'webhooks.trigger.conversation:join': 'Uma pessoa foi adicionada a uma conversa.',
  'webhooks.trigger.conversation:leave': 'Uma pessoa saiu de uma conversa.',
  'webhooks.trigger.conversation:remove': 'Uma conversa foi excluída.',
  'webhooks.trigger.conversation:read': 'Um visitante ou a empresa leu uma conversa.',
  'webhooks.trigger.conversation:typing': 'Um visitante ou a empresa começa ou para de digitar.',
  'webhooks.trigger.conversation:message:delivery:channel':
    'Um navegador, um servidor de e-mail ou um serviço recebeu uma mensagem da empresa.',
  'webhooks.trigger.conversation:message:delivery:user':
    'Uma mensagem da empresa chegou ao visitante.',
  'webhooks.trigger.conversation:message:delivery:failure':
    'Uma mensagem da empresa não pôde ser entregue.',
  'webhooks.trigger.client:add': 'Uma pessoa tem um novo canal ou navegador.',
  'webhooks.trigger.client:update': 'Um canal de uma pessoa foi confirmado ou bloqueado.',
  'webhooks.trigger.client:remove': 'Um canal de uma pessoa foi removido.',
  'webhooks.trigger.user:update':
    'Uma pessoa entrou com sua conta, ou foi bloqueada ou desbloqueada.',
  'webhooks.trigger.user:merge': 'Duas pessoas eram uma só.',
  'webhooks.trigger.user:remove': 'Uma pessoa foi excluída.',

  'webhooks.refused.private':
    'O endereço está em uma rede que não é pública. PIPIT_WEBHOOK_PRIVATE=1 permite redes privadas, mas nenhum endereço de metadados.',
  'webhooks.refused.spaces': 'O endereço não pode conter espaços nem quebras de linha.',
  'webhooks.refused.url': 'É necessário um endereço inteiro que comece com https:// ou http://.',
  'webhooks.refused.password': 'O endereço não pode conter nome de usuário nem senha.',
  'webhooks.refused.tooMany':
    'Um aplicativo pode ter no máximo {max} webhooks. Exclua um que não seja mais usado.',

  'webhooks.showLog': 'Mostrar registro',
  'webhooks.hideLog': 'Ocultar registro',
  'webhooks.log': 'Registro do webhook',
  'webhooks.logLead': 'Cada tentativa dos últimos sete dias, a mais nova primeiro.',
  'webhooks.logNone': 'Não houve tentativa nos últimos sete dias.',
  'webhooks.logFailed': 'Não foi possível carregar o registro.',
  'webhooks.again': 'Ver de novo',
  'webhooks.older': 'Mostrar tentativas mais antigas',
  'webhooks.test': 'Enviar um teste',
  'webhooks.beingSent': 'Enviando. O resultado aparece aqui.',
  'webhooks.sent': 'Enviado. O resultado é a tentativa mais recente.',
  'webhooks.content': 'Conteúdo e resposta',
  'webhooks.contentFailed': 'Não foi possível carregar o conteúdo e a resposta.',
  'webhooks.notKept':
    'O conteúdo não é mais guardado: era longo demais, ou algo que ele mostra foi excluído.',
  'webhooks.body': 'Conteúdo',
  'webhooks.bodyHint': 'O evento que foi enviado.',
  'webhooks.answerBody': 'Resposta',
  'webhooks.answerHint': 'Os primeiros 1.000 caracteres.',
  'webhooks.noAnswerBody': 'A resposta não tinha conteúdo.',
  'webhooks.sendAgain': 'Enviar de novo',
  'webhooks.tooOften': 'Isso foi enviado muitas vezes em pouco tempo. Tente de novo em um minuto.',
  'webhooks.accepted': 'Aceito',
  'webhooks.repeated': 'Não aceito',
  'webhooks.failed': 'Abandonado',
  'webhooks.answer': 'Resposta: {status}',
  'webhooks.attempt': 'Tentativa {attempt}, {ms} ms',
  'webhooks.next': 'Próxima tentativa: {time}',
  'webhooks.error.refused-target': 'O endereço está em uma rede que não é pública',
  'webhooks.error.timeout': 'Sem resposta a tempo',
  'webhooks.error.unreachable': 'Nada responde no endereço'
}
