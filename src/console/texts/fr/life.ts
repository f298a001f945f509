import type { life as english } from '../en/life'
import type { TranslationOf } from '../translate'

/** Texts of the views of the inbox, and of what the team does with a conversation. */
export const life: TranslationOf<typeof english> = {
  'views.view': 'Vue',
  'views.open': 'Ouvertes',
  'views.mine': 'Les miennes',
  'views.unassigned': 'Non attribuées',
  'views.pending': 'En attente du visiteur',
  'views.snoozed': 'Mises en pause',
  'views.closed': 'Fermées',
  'views.all': 'Toutes',
  'views.openEmpty':
    'Rien n’est ouvert. Ce que vous fermez ou mettez en pause se trouve dans les autres vues.',
  'views.mineEmpty': 'Aucune conversation ouverte ne vous est attribuée.',
  'views.unassignedEmpty': 'Quelqu’un s’occupe de chaque conversation ouverte.',
  'views.pendingEmpty': 'Aucune conversation n’attend son visiteur.',
  'views.snoozedEmpty': 'Aucune conversation n’est en pause.',
  'views.closedEmpty': 'Aucune conversation n’est fermée.',
  'views.allEmpty': 'Il n’y a aucune conversation.',
  'life.assign': 'Attribuer',
  'life.snooze': 'Mettre en pause',
  'life.close': 'Fermer',
  'life.reopen': 'Rouvrir',
  'life.nobody': 'Personne',
  'life.me': '{name} (vous)',
  'life.teamFailed': 'L’équipe n’a pas pu être chargée. Réessayer',
  'life.inAnHour': 'Dans une heure',
  'life.tomorrow': 'Demain matin',
  'life.onMonday': 'Lundi matin',
  'life.untilAnswer': 'Jusqu’à ce que le visiteur écrive',
  'life.closed': 'Fermée',
  'life.pending': 'Attend le visiteur',
  'life.snoozedUntil': 'En pause jusqu’au {time}',
  'life.yours': 'Vous vous en occupez',
  'life.assignedTo': '{name} s’en occupe'
}
