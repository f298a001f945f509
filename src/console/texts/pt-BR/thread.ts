import type { thread as english } from '../en/thread'
import type { TranslationOf } from '../translate'

export const thread: TranslationOf<typeof english> = {
  'thread.conversation': 'Conversa',
  'thread.missingTitle': 'Não encontrada',
  'thread.missing': 'Esta conversa não existe mais.',
  'thread.kept': 'O que você escreveu aqui',
  'thread.back': 'Voltar às conversas',
  'thread.markRead': 'Marcar como lida',
  'thread.more': 'Mais ações',
  'thread.delete': 'Excluir conversa',
  'thread.deleteTitle': 'Excluir esta conversa?',
  'thread.deleteText':
    'Suas mensagens, notas e arquivos desaparecem, também para o visitante. O que saiu por e-mail ou para outro serviço fica lá. Isso não pode ser desfeito.',
  'thread.keptTitle': 'Esta conversa não pode ser excluída',
  'thread.keptText':
    'Ela continua nos canais da pessoa. Suas mensagens podem ser excluídas uma a uma; Privacidade, nas configurações do aplicativo, exclui a pessoa com tudo.',
  'thread.deleted': 'A conversa foi excluída.',
  'thread.messages': 'Mensagens com {name}',
  'thread.failed': 'Não foi possível carregar as mensagens.',
  'thread.none': 'Ainda não há mensagens.',
  'thread.earlier': 'Mensagens anteriores',
  'thread.loadingEarlier': 'Carregando mensagens anteriores…',
  'thread.goToDate': 'Ir para uma data',
  'thread.date': 'Data',
  'thread.go': 'Ir',
  'thread.new': 'Novas mensagens',
  'thread.typing': '{name} está escrevendo…',
  'colleagues.writing': 'Escrevendo uma resposta: {names}',
  'colleagues.looking': 'Também aqui: {names}',
  'thread.write': 'Escreva uma resposta',
  'thread.send': 'Enviar',
  'thread.note': 'Nota',
  'thread.writeNote': 'Escreva uma nota para a equipe',
  'thread.addNote': 'Adicionar nota',
  'thread.charactersLeft': {
    one: 'Resta {count} caractere',
    other: 'Restam {count} caracteres'
  },
  'thread.charactersOver': {
    one: '{count} caractere a mais',
    other: '{count} caracteres a mais'
  },

  'reply.windowOpen': 'O {service} aceita suas respostas até: {time}.',
  'reply.windowOver':
    'O {service} aceitou suas respostas até: {time}. Ele recusa o que você escrever agora, até que a pessoa escreva lá de novo.',

  'templates.choose': 'Enviar um modelo',
  'templates.title': 'Modelo para WhatsApp',
  'templates.template': 'Modelo',
  'templates.inHeader': 'No título: {name}',
  'templates.inBody': 'No texto: {name}',
  'templates.inButton': 'No endereço de “{button}”: {name}',
  'templates.preview': 'Prévia',
  'templates.buttons': 'Botões: {buttons}',
  'templates.failed': 'Não foi possível carregar os modelos do WhatsApp.',
  'templates.none':
    'O WhatsApp não aprovou nenhum modelo só de texto. Os outros, com arquivos ou produtos, podem ser enviados pela API REST.',
  'templates.unset':
    'A conta comercial do WhatsApp não é conhecida. Um administrador preenche o id dela nas credenciais da integração.',

  'files.attach': 'Anexar',
  'files.list': 'Arquivos a caminho',
  'files.progress': 'Enviando {name}',
  'files.empty': 'O arquivo está vazio.',
  'files.tooLarge': 'O arquivo tem mais de 50 MB.',
  'files.kind': 'Arquivos deste tipo não podem ser enviados.',
  'files.takenBack': 'O envio foi desfeito.',

  'later.sendLater': 'Enviar mais tarde',
  'later.inAnHour': 'Em uma hora',
  'later.tomorrow': 'Amanhã de manhã',
  'later.onMonday': 'Segunda-feira de manhã',
  'later.atTime': 'Em outro horário…',
  'later.title': 'Quando enviar?',
  'later.time': 'Data e hora',
  'later.schedule': 'Agendar',
  'later.list': 'Respostas que são enviadas mais tarde',
  'later.sendsAt': 'Será enviada: {time}',
  'later.deleted': 'A resposta não será enviada.',
  'later.gone': 'Ela já foi enviada ou excluída.',

  'message.note': 'Nota para a equipe, que o visitante não vê',
  'message.notDelivered': 'não entregue: {reason}',
  'message.originalMail': 'O e-mail como chegou',
  'message.fromPage': 'automática, da página',
  'message.delivered': 'Entregue',
  'message.seen': 'Visto',
  'message.link': 'Copiar link',
  'message.linkCopied': 'O link foi copiado.',
  'message.gone': 'Esta mensagem não existe mais.',
  'message.delete': 'Excluir mensagem',
  'message.deleteTitle': 'Excluir esta mensagem?',
  'message.deleteText':
    'Ela desaparece também para o visitante. O que saiu por e-mail ou para outro serviço fica lá. Isso não pode ser desfeito.',
  'message.deleteNoteText': 'A nota desaparece para toda a equipe. Isso não pode ser desfeito.',
  'message.sending': 'Enviando…',
  'message.waits': 'Espera a conexão e depois vai sozinha.',
  'message.notSent': 'Não enviada.',
  'message.unsure': 'Pode não ter sido enviada.',

  'content.offered': 'Opções oferecidas',
  'content.picture': 'Imagem',
  'content.unknown': 'Uma mensagem de um tipo que ainda não é mostrado aqui.',
  'content.pictureOf': 'Imagem: {text}',
  'content.file': 'Arquivo: {name}',
  'content.location': 'Local',
  'content.locationOf': 'Local: {name}',
  'content.form': 'Formulário: {fields}',
  'content.answers': 'Respostas: {answers}',
  'content.other': 'Uma mensagem de outro tipo'
}
