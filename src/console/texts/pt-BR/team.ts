import type { team as english } from '../en/team'
import type { TranslationOf } from '../translate'

export const team: TranslationOf<typeof english> = {
  'team.lead': 'Quem entra no console e o que cada pessoa pode fazer.',
  'team.failed': 'Não foi possível carregar a equipe.',
  'team.members': 'Membros',
  'team.you': 'Você',
  'team.passwordLink': 'Link de senha',
  'team.passwordLinkFor': 'Link de senha para {email}',
  'team.passwordLinkHint':
    'Entregue-o à pessoa. Ele define outra senha, uma vez e em até uma hora, e encerra as outras sessões dela.',
  'team.removeNamed': 'Remover {email}',
  'team.removeTitle': 'Remover {email}?',
  'team.removeText':
    'A pessoa sai de todas as sessões e não pode mais entrar; os convites e links de senha que ela fez não valem mais. As conversas atribuídas a ela ficam sem responsável; o que ela escreveu permanece.',
  'team.removed': '{email} saiu da equipe.',
  'team.deactivate': 'Desativar',
  'team.deactivateNamed': 'Desativar {email}',
  'team.deactivateTitle': 'Desativar {email}?',
  'team.deactivateText':
    'A pessoa sai de todas as sessões e só pode entrar depois que um proprietário a ativar de novo; os convites e links de senha que ela fez não valem mais. As conversas atribuídas a ela ficam sem responsável.',
  'team.deactivated': '{email} está com a conta desativada.',
  'team.isDeactivated': 'Desativado',
  'team.activate': 'Ativar',
  'team.activateNamed': 'Ativar {email}',
  'team.activated': '{email} pode entrar de novo.',
  'team.resetFactorOf': 'Desativar a verificação em duas etapas de {email}',
  'team.resetFactorTitle': 'Desativar a verificação em duas etapas de {email}?',
  'team.resetFactorText':
    'A sessão dessa pessoa termina em todos os lugares. Depois ela entra só com a senha, e pode configurá-la de novo. Faça isso só quando souber com certeza quem pede.',
  'team.factorReset': '{email} entra só com a senha.',
  'team.removePasskeysOf': 'Remover as chaves de acesso de {email}',
  'team.removePasskeysTitle': 'Remover as chaves de acesso de {email}?',
  'team.removePasskeysText':
    'A sessão da pessoa termina em todos os lugares. Ela entra então com a senha e pode adicionar chaves de acesso de novo.',
  'team.passkeysRemoved': 'As chaves de acesso de {email} foram removidas.',
  'team.gone': 'Enquanto isso, a pessoa já foi removida.',
  'team.roleChanged': 'A função de {email} mudou.',
  'team.changeRole': 'Mudar a função',
  'team.ownRoleTitle': 'Mudar sua própria função?',
  'team.ownRoleText':
    'O que sua função permite agora deixará de estar ao seu alcance. Só outro proprietário pode devolvê-la.',
  'team.agentApps': 'Aplicativos em que a pessoa responde',
  'team.appsOf': 'Aplicativos de {email}',
  'team.inApps': 'Responde em: {names}',
  'team.noApps': 'Não pertence a nenhum aplicativo e não vê nenhum.',
  'team.appsChanged': 'Os aplicativos de {email} mudaram.',
  'team.noAgent': '{email} não é mais agente: a função mudou enquanto isso.',
  'team.appsHint': 'As conversas de um aplicativo que você retirar ficam sem responsável.',
  'team.invitations': 'Convites',
  'team.inviteHint': 'Cria um link para uma pessoa, que escolhe e-mail e senha.',
  'team.agentsOnly':
    'O link é para um agente. Proprietários convidam também administradores e proprietários.',
  'team.invite': 'Convidar alguém',
  'team.link': 'Link do convite',
  'team.linkHint': 'Entregue-o a uma pessoa. Vale uma vez e por sete dias, e só é mostrado agora.',
  'team.mailHint': 'Com um endereço, um e-mail também leva o link até lá.',
  'team.mailWaiting': 'Um e-mail para {email} está a caminho.',
  'team.mailSent': 'O e-mail para {email} foi enviado.',
  'team.mailUnknown': 'Não se sabe se o e-mail para {email} chegou.',
  'team.mailFailed':
    'Não foi possível enviar o e-mail para {email}. Convide a pessoa de novo e entregue o link a ela.',
  'team.invited': '{role}, de {email}, até {time}',
  'team.withdraw': 'Retirar',
  'team.withdrawn': 'O convite não vale mais.',
  'team.noInvitations': 'Nenhum convite pendente.',

  'roles.role': 'Função',
  'roles.of': 'Função de {email}',
  'roles.agent': 'Agente',
  'roles.agentHint': 'Responde aos visitantes.',
  'roles.admin': 'Administrador',
  'roles.adminHint':
    'Também muda configurações, integrações e respostas salvas, e convida agentes.',
  'roles.owner': 'Proprietário',
  'roles.ownerHint': 'Pode fazer tudo, também com os aplicativos, a equipe e suas funções.',

  'join.title': 'Entrar na equipe',
  'join.lead': 'Escolha o e-mail e a senha com que você entrará daqui em diante.',
  'join.button': 'Participar',
  'join.known': 'Alguém já entra com este e-mail. Escolha outro.',
  'join.ended':
    'Este link não funciona: foi usado ou retirado, ou expirou. Se você acabou de usá-lo, vá para a entrada.'
}
