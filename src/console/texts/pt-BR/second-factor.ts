import type { secondFactor as english } from '../en/second-factor'
import type { TranslationOf } from '../translate'

/** Texts of two-step verification. */
export const secondFactor: TranslationOf<typeof english> = {
  'secondFactor.title': 'Verificação em duas etapas',
  'secondFactor.lead':
    'Entrar pede então também um código de um aplicativo do seu telefone. Quem souber sua senha não consegue entrar só com ela.',
  'secondFactor.failed': 'Não foi possível carregar a verificação em duas etapas.',
  'secondFactor.on': 'Está ativada. Códigos de recuperação restantes: {count}',
  'secondFactor.setUp': 'Configurar a verificação em duas etapas',
  'secondFactor.setUpHint': 'Você precisa de um aplicativo autenticador no seu telefone.',
  'secondFactor.continue': 'Continuar',
  'secondFactor.wrongPassword': 'A senha está errada.',
  'secondFactor.changed':
    'Isso foi alterado em outro lugar enquanto isso. Carregue a página de novo.',
  'secondFactor.scan':
    'Leia o código QR com seu aplicativo autenticador e escreva o código que ele mostra.',
  'secondFactor.qrCode': 'Código QR para seu aplicativo autenticador',
  'secondFactor.secret': 'Chave secreta',
  'secondFactor.secretHint': 'Para digitar ou colar se o aplicativo não puder ler o código QR.',
  'secondFactor.code': 'Código',
  'secondFactor.codeHint': 'Seis dígitos, que mudam a cada 30 segundos.',
  'secondFactor.turnOn': 'Ativar',
  'secondFactor.wrongCode': 'Este código está errado. Escreva o que o aplicativo mostra agora.',
  'secondFactor.ended': 'Esta configuração expirou. Feche a janela e comece de novo.',
  'secondFactor.isOn':
    'A verificação em duas etapas está ativada. Todos os outros navegadores saíram da conta.',
  'secondFactor.codes': 'Códigos de recuperação',
  'secondFactor.once':
    'Copie estes códigos agora. Eles só são mostrados aqui: ao fechar esta janela, somem.',
  'secondFactor.codesHint':
    'Cada um permite entrar uma vez no lugar de um código do aplicativo. Guarde-os onde você os encontre sem o telefone.',
  'secondFactor.download': 'Baixar',
  'secondFactor.newCodes': 'Novos códigos de recuperação',
  'secondFactor.newCodesHint': 'Os códigos de recuperação que você tem agora deixam de valer.',
  'secondFactor.makeCodes': 'Criar códigos',
  'secondFactor.turnOff': 'Desativar',
  'secondFactor.turnOffTitle': 'Desativar a verificação em duas etapas?',
  'secondFactor.turnOffHint':
    'Depois você entra só com sua senha, e seus códigos de recuperação deixam de valer.',
  'secondFactor.isOff': 'A verificação em duas etapas está desativada.',
  'secondStep.lead': 'Escreva o código que seu aplicativo autenticador mostra.',
  'secondStep.hint': 'Seis dígitos, ou um dos seus códigos de recuperação.',
  'secondStep.wrong': 'Este código está errado ou já foi usado.',
  'secondStep.ended':
    'Esta entrada demorou demais, ou sua senha foi mudada. Vá para a entrada e comece de novo.'
}
