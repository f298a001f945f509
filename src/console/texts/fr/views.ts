import type { views as english } from '../en/views'
import type { TranslationOf } from '../translate'

/** Texts of the views that members of the team save, and of the filters that they keep. */
export const views: TranslationOf<typeof english> = {
  'savedViews.own': 'Mes vues',
  'savedViews.menu': 'Enregistrer la vue',
  'savedViews.new': 'Enregistrer comme nouvelle vue…',
  'savedViews.rename': 'Renommer…',
  'savedViews.remove': 'Retirer cette vue',
  'savedViews.newTitle': 'Enregistrer la vue',
  'savedViews.renameTitle': 'Renommer la vue',
  'savedViews.nameHint': 'Personne d’autre ne voit vos vues.',
  'savedViews.save': 'Enregistrer',
  'savedViews.saved': 'Vue enregistrée',
  'savedViews.renamed': 'Vue renommée',
  'savedViews.changed': 'Vue modifiée',
  'savedViews.removed': 'Vue retirée',
  'savedViews.taken': 'Une autre de vos vues porte ce nom.',
  'savedViews.full':
    'Vous avez {max} vues, ce qui est le maximum. Retirez-en une que vous n’utilisez plus.',
  'savedViews.failed': 'Vos vues n’ont pas pu être chargées.',
  'savedViews.gone': 'Cette vue n’existe plus.',
  'savedViews.tagGone': 'Plus aucune conversation n’a l’étiquette « {tag} » de cette vue.',
  'savedViews.memberGone':
    'Le membre dont cette vue montre les conversations n’est plus dans l’équipe.',
  'views.filter': 'Filtres',
  'views.nothing': 'Rien dans cette vue ne correspond aux filtres.',
  'assignees.assignee': 'Attribuée à',
  'assignees.any': 'Tous les membres',
  'assignees.gone': 'Quelqu’un qui est parti',
  'channelFilter.channel': 'Canal',
  'channelFilter.any': 'Tous les canaux'
}
