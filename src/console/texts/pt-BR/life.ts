import type { life as english } from '../en/life'
import type { TranslationOf } from '../translate'

/** Texts of the views of the inbox, and of what the team does with a conversation. */
export const life: TranslationOf<typeof english> = {
  'views.view': 'Visão',
  'views.open': 'Abertas',
  'views.mine': 'Minhas',
  'views.unassigned': 'Sem responsável',
  'views.pending': 'À espera do visitante',
  'views.snoozed': 'Adiadas',
  'views.closed': 'Encerradas',
  'views.all': 'Todas',
  'views.openEmpty': 'Nada está aberto. O que você encerra ou adia fica nas outras visões.',
  'views.mineEmpty': 'Nenhuma conversa aberta está atribuída a você.',
  'views.unassignedEmpty': 'Alguém cuida de cada conversa aberta.',
  'views.pendingEmpty': 'Nenhuma conversa espera pelo visitante.',
  'views.snoozedEmpty': 'Nenhuma conversa está adiada.',
  'views.closedEmpty': 'Nenhuma conversa está encerrada.',
  'views.allEmpty': 'Não há nenhuma conversa.',
  'life.assign': 'Atribuir',
  'life.snooze': 'Adiar',
  'life.close': 'Encerrar',
  'life.reopen': 'Reabrir',
  'life.nobody': 'Ninguém',
  'life.me': '{name} (você)',
  'life.teamFailed': 'Não foi possível carregar a equipe. Tentar de novo',
  'life.inAnHour': 'Em uma hora',
  'life.tomorrow': 'Amanhã de manhã',
  'life.onMonday': 'Segunda-feira de manhã',
  'life.untilAnswer': 'Até o visitante escrever',
  'life.closed': 'Encerrada',
  'life.pending': 'Espera pelo visitante',
  'life.snoozedUntil': 'Adiada até {time}',
  'life.yours': 'Você cuida dela',
  'life.assignedTo': '{name} cuida dela'
}
