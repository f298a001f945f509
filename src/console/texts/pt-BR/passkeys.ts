import type { passkeys as english } from '../en/passkeys'
import type { TranslationOf } from '../translate'

/** Texts of passkeys. */
export const passkeys: TranslationOf<typeof english> = {
  'passkeys.title': 'Chaves de acesso',
  'passkeys.lead':
    'Uma chave de acesso faz você entrar sem senha nem código. Seu dispositivo a guarda e pede o PIN dele, seu dedo ou seu rosto.',
  'passkeys.failed': 'Não foi possível carregar as chaves de acesso.',
  'passkeys.none': 'Você não tem nenhuma chave de acesso.',
  'passkeys.add': 'Adicionar uma chave de acesso',
  'passkeys.addHint': 'Ela entra como você, por isso sua senha é pedida primeiro.',
  'passkeys.full': 'Pode haver no máximo 20 chaves de acesso. Remova uma primeiro.',
  'passkeys.nameHint':
    'Dê a ela um nome pelo qual você a reconheça. Depois seu navegador pergunta onde guardá-la.',
  'passkeys.make': 'Criar chave de acesso',
  'passkeys.added': 'A partir de agora, {name} faz você entrar.',
  'passkeys.notAdded':
    'A chave de acesso não foi adicionada: demorou demais ou foi recusada. Feche a janela e comece de novo.',
  'passkeys.renameButton': 'Renomear',
  'passkeys.rename': 'Renomear chave de acesso',
  'passkeys.renameNamed': 'Renomear {name}',
  'passkeys.renameHint': 'Um nome pelo qual você a reconheça.',
  'passkeys.gone': 'Esta chave de acesso foi removida enquanto isso.',
  'passkeys.removeTitle': 'Remover {name}?',
  'passkeys.removeHint':
    'Ela não faz mais você entrar. Seu dispositivo pode mostrá-la até que você a apague lá também.',
  'passkeys.removeNamed': 'Remover {name}',
  'passkeys.removed': '{name} foi removida.',
  'passkeys.signIn': 'Entrar com uma chave de acesso',
  'passkeys.ended': 'Esta entrada demorou demais. Tente de novo.',
  'passkeys.notKnown': 'Esta chave de acesso não é conhecida aqui ou foi recusada.',
  'passkeys.cancelled': 'Nenhuma chave de acesso foi usada: foi cancelado ou demorou demais.',
  'passkeys.known': 'Este dispositivo já tem uma chave de acesso sua.',
  'passkeys.unfit':
    'Chaves de acesso não funcionam aqui. Elas precisam de um navegador que as conheça e de um console aberto com HTTPS pelo nome de um servidor.'
}
