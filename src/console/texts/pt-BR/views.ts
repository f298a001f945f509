import type { views as english } from '../en/views'
import type { TranslationOf } from '../translate'

/** Texts of the views that members of the team save, and of the filters that they keep. */
export const views: TranslationOf<typeof english> = {
  'savedViews.own': 'Minhas visualizações',
  'savedViews.menu': 'Salvar visualização',
  'savedViews.new': 'Salvar como nova visualização…',
  'savedViews.rename': 'Renomear…',
  'savedViews.remove': 'Remover esta visualização',
  'savedViews.newTitle': 'Salvar visualização',
  'savedViews.renameTitle': 'Renomear visualização',
  'savedViews.nameHint': 'Só você vê suas visualizações.',
  'savedViews.save': 'Salvar',
  'savedViews.saved': 'Visualização salva',
  'savedViews.renamed': 'Visualização renomeada',
  'savedViews.changed': 'Visualização alterada',
  'savedViews.removed': 'Visualização removida',
  'savedViews.taken': 'Outra visualização sua tem este nome.',
  'savedViews.full': 'Você tem {max} visualizações, que é o máximo. Remova uma que não usa mais.',
  'savedViews.failed': 'Não foi possível carregar suas visualizações.',
  'savedViews.gone': 'Esta visualização não existe mais.',
  'savedViews.tagGone': 'Nenhuma conversa tem mais a etiqueta “{tag}” desta visualização.',
  'savedViews.memberGone':
    'O membro cujas conversas esta visualização mostra não está mais na equipe.',
  'views.filter': 'Filtros',
  'views.nothing': 'Nada nesta visualização corresponde aos filtros.',
  'assignees.assignee': 'Atribuída a',
  'assignees.any': 'Todos os membros',
  'assignees.gone': 'Alguém que saiu',
  'channelFilter.channel': 'Canal',
  'channelFilter.any': 'Todos os canais'
}
