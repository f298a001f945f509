import type { ownTexts as english } from '../en/own-texts'
import type { TranslationOf } from '../translate'

export const ownTexts: TranslationOf<typeof english> = {
  'ownTexts.language': 'Idioma dos textos',
  'ownTexts.search': 'Pesquisar nos textos',
  'ownTexts.none': 'Nenhum texto contém essas palavras.',
  'ownTexts.found': {
    one: '{count} texto encontrado',
    other: '{count} textos encontrados'
  },
  'ownTexts.failed': 'Não foi possível carregar os textos do chat.',
  'ownTexts.needs': 'Precisa conter: {placeholders}',
  'ownTexts.reset': 'Usar o texto do chat',
  'ownTexts.resetNamed': 'Usar o texto do chat: {key}',
  'ownTexts.count': {
    one: '{count} texto próprio',
    other: '{count} textos próprios'
  },

  'textGroups.launcher': 'Botão de abertura e título da janela',
  'textGroups.conversation': 'Conversa',
  'textGroups.contents': 'Arquivos, imagens, locais e cartões',
  'textGroups.forms': 'Formulários e perguntas',
  'textGroups.list': 'Lista de conversas',
  'textGroups.channels': 'Outros canais',
  'textGroups.times': 'Datas e horários',
  'textGroups.others': 'Configurações e problemas'
}
