import type { preview as english } from '../en/preview'
import type { TranslationOf } from '../translate'

export const preview: TranslationOf<typeof english> = {
  'preview.preview': 'Vista previa',
  'preview.back': 'Volver a los ajustes',
  'preview.frame': 'La mensajería con estos ajustes',
  'preview.failed': 'No se cargó la vista previa.',
  'preview.language': 'Idioma',
  'preview.screen': 'Pantalla',
  'preview.launcher': 'Lanzador',
  'preview.welcome': 'Bienvenida',
  'preview.conversation': 'Conversación',
  'preview.list': 'Lista',
  'preview.prechat': 'Formulario',
  'preview.settings': 'Ajustes',
  'preview.device': 'Dispositivo',
  'preview.phone': 'Teléfono',
  'preview.desktop': 'Ordenador',
  'preview.theme': 'Tema',
  'preview.light': 'Claro',
  'preview.dark': 'Oscuro',
  'preview.noList':
    'Con estos ajustes los visitantes no ven una lista: «Varias conversaciones» está desactivado, o la propia lista.',
  'preview.noPrechat': 'El formulario previo está desactivado. Los visitantes ven esto en su lugar.'
}
