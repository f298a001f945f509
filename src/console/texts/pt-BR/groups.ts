import type { groups as english } from '../en/groups'
import type { TranslationOf } from '../translate'

export const groups: TranslationOf<typeof english> = {
  'groups.groups': 'Grupos',
  'groups.of': 'Grupos de {app}',
  'groups.lead':
    'Uma conversa pode ser atribuída a um grupo; então alguém dele a assume. Ao excluir um grupo, as conversas dele continuam na caixa de entrada.',
  'groups.none': 'Ainda não há nenhum grupo aqui.',
  'groups.failed': 'Não foi possível carregar os grupos.',
  'groups.new': 'Novo grupo',
  'groups.editNamed': 'Editar o grupo {name}',
  'groups.editTitle': 'Editar grupo',
  'groups.deleteNamed': 'Excluir o grupo {name}',
  'groups.questionTitle': 'Excluir este grupo?',
  'groups.question':
    'Nenhuma conversa ficará atribuída a “{name}”; quem cuida de uma continua cuidando. Isso não pode ser desfeito.',
  'groups.deleted': 'O grupo “{name}” foi excluído.',
  'groups.saved': 'O grupo “{name}” foi salvo.',
  'groups.save': 'Salvar grupo',
  'groups.nameHint': 'Mostrado onde as conversas são atribuídas.',
  'groups.taken': 'Outro grupo tem este nome.',
  'groups.members': 'Membros do grupo',
  'groups.noMembers': 'Não tem membros.',
  'groups.hasMembers': 'Membros: {names}',
  'groups.noGroup': 'Nenhum grupo',
  'groups.ofGroup': 'Grupo: {name}',
  'groups.inNone': 'Em nenhum grupo',
  'groups.filter': 'Grupo',
  'groups.any': 'Todos os grupos',
  'groups.gone': 'Um grupo que não existe mais',
  'groups.viewGone': 'O grupo cujas conversas esta visualização mostra não existe mais.',
  'events.groupAssigned': '{by} atribuiu isto ao grupo {group}',
  'events.groupUnassigned': '{by} tirou isto do grupo',
  'audit.kinds.group': 'Grupos de membros',
  'audit.groupMembers': 'Membros do grupo',
  'audit.groupCreated': 'Grupo criado',
  'audit.groupChanged': 'Grupo alterado',
  'audit.groupDeleted': 'Grupo excluído'
}
