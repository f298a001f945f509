import type { replies as english } from '../en/replies'
import type { TranslationOf } from '../translate'

/** Texts of the saved replies. */
export const replies: TranslationOf<typeof english> = {
  'replies.lead':
    'Respostas que sua equipe usa de novo. Digite / no início de uma resposta e depois o que procura.',
  'replies.none': 'Ainda não há resposta aqui.',
  'replies.failed': 'Não foi possível carregar as respostas salvas.',
  'replies.new': 'Nova resposta',
  'replies.newTemplate': 'Novo modelo',
  'replies.templateLead':
    'Um modelo é uma mensagem de qualquer tipo. {syntax}, com um nome dentro, coloca um em uma resposta ou em um texto que um programa envia.',
  'replies.unknown': 'Não há resposta salva “{name}”.',
  'replies.notAlone':
    '“{name}” é mais do que um texto com botões e uma imagem. Nada pode ficar ao lado.',
  'replies.fixed': 'Um programa fez esta mensagem. O nome dela pode ser alterado aqui.',
  'replies.edit': 'Editar',
  'replies.editNamed': 'Editar {name}',
  'replies.editTitle': 'Editar a resposta',
  'replies.delete': 'Excluir',
  'replies.deleteNamed': 'Excluir {name}',
  'replies.questionTitle': 'Excluir esta resposta?',
  'replies.question': 'Sua equipe não poderá mais usar “{name}”. Isso não pode ser desfeito.',
  'replies.deleted': 'A resposta “{name}” foi excluída.',
  'replies.saved': 'A resposta “{name}” foi salva.',
  'replies.save': 'Salvar resposta',
  'replies.nameHint': 'Digitado depois de / para encontrá-la.',
  'replies.text': 'Texto',
  'replies.textHint':
    '{visitor} representa o nome do visitante e {agent}, o de quem responde. {fallback} tem palavras para um nome desconhecido; sem elas, nada é inserido.',
  'replies.wrongPlaceholder': '{placeholder} não é um marcador. Use {visitor} ou {agent}.',
  'replies.taken': 'Outra resposta tem este nome.',
  'replies.found': {
    one: '{count} resposta encontrada',
    other: '{count} respostas encontradas'
  }
}
