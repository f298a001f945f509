import type { privacy as english } from '../en/privacy'
import type { TranslationOf } from '../translate'

export const privacy: TranslationOf<typeof english> = {
  'privacy.lead':
    'O que este aplicativo sabe das pessoas: encontrar alguém, entregar os dados em um arquivo, apagá-los.',
  'privacy.person': 'Dados de uma pessoa',
  'privacy.find': 'Encontrar uma pessoa',
  'privacy.text': 'Nome, e-mail ou identificador',
  'privacy.textHint':
    'Basta uma parte. Os identificadores são os do seu próprio sistema e os do Pipit.',
  'privacy.search': 'Buscar',
  'privacy.searching': 'Buscando…',
  'privacy.none': 'Ninguém foi encontrado.',
  'privacy.more': 'Mostrar mais pessoas',
  'privacy.setRetention': 'Alterar nas configurações do aplicativo',
  'privacy.externalId': 'Identificador externo',
  'privacy.export': 'Tudo o que se sabe',
  'privacy.exportText':
    'Um arquivo JSON com perfil, campos, navegadores, canais, páginas visitadas, endereços de e-mail, arquivos e todas as conversas com suas mensagens. O registro de auditoria anota quem o baixa.',
  'privacy.download': 'Baixar',
  'privacy.exported': 'O arquivo está nos seus downloads.',
  'privacy.exportsBusy':
    'O servidor está ocupado com outras exportações. Tente de novo em meio minuto.',
  'privacy.eraseTitle': 'Apagar',
  'privacy.eraseText':
    'Não pode ser desfeito, e o registro de auditoria anota quem o fez. Backups anteriores ainda contêm os dados.',
  'privacy.choice': 'O que é apagado',
  'privacy.deleteChoice': 'A pessoa, com suas conversas',
  'privacy.deleteHint':
    'Mensagens e arquivos também são excluídos. Ela sai das conversas com outros; o que escreveu lá fica, sem o nome.',
  'privacy.eraseChoice': 'Seus dados pessoais',
  'privacy.eraseHint':
    'Nome, e-mail, foto, campos, navegadores, páginas visitadas e endereços de e-mail são apagados. Seus identificadores e conversas ficam, com tudo o que foi escrito nelas; também os endereços e números de canais vinculados.',
  'privacy.typeName': 'Digite o nome da pessoa, {name}',
  'privacy.delete': 'Excluir pessoa',
  'privacy.erase': 'Apagar dados pessoais',
  'privacy.erased': 'Os dados pessoais foram apagados.',
  'privacy.deleted': 'A pessoa foi excluída.'
}
