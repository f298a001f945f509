import type { preview as english } from '../en/preview'
import type { TranslationOf } from '../translate'

export const preview: TranslationOf<typeof english> = {
  'preview.preview': 'Prévia',
  'preview.back': 'Voltar às configurações',
  'preview.frame': 'O chat com estas configurações',
  'preview.failed': 'A prévia não foi carregada.',
  'preview.language': 'Idioma',
  'preview.screen': 'Tela',
  'preview.launcher': 'Abertura',
  'preview.welcome': 'Boas-vindas',
  'preview.conversation': 'Conversa',
  'preview.list': 'Lista',
  'preview.prechat': 'Formulário',
  'preview.settings': 'Configurações',
  'preview.device': 'Dispositivo',
  'preview.phone': 'Celular',
  'preview.desktop': 'Computador',
  'preview.theme': 'Tema',
  'preview.light': 'Claro',
  'preview.dark': 'Escuro',
  'preview.noList':
    'Com estas configurações os visitantes não veem uma lista: “Várias conversas” está desligado, ou a própria lista.',
  'preview.noPrechat': 'O formulário inicial está desligado. Os visitantes veem isto no lugar.'
}
