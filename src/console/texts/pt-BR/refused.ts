import type { refused as english } from '../en/refused'
import type { TranslationOf } from '../translate'

export const refused: TranslationOf<typeof english> = {
  'refused.color': 'são necessários 3 ou 6 dígitos hexadecimais, como 0099ff.',
  'refused.pixels': 'é necessário um número inteiro de pixels, de 1 a 9999.',
  'refused.seen': 'é necessário algum caractere visível.',
  'refused.seenUpTo': 'são necessários de 1 a {max} caracteres, um deles visível.',
  'refused.filled': 'não pode ficar vazio.',
  'refused.upTo': 'cabem no máximo {max} caracteres.',
  'refused.itemsUpTo': 'cabem no máximo {max} itens.',
  'refused.email': 'deve ser um endereço de e-mail com no máximo {max} caracteres.',
  'refused.fieldName': 'não devem ter um campo chamado “{got}”.',
  'refused.fieldsBytes': 'devem ter juntos no máximo {max} bytes; agora têm {got}.',
  'refused.httpsAddress': 'é necessário um endereço que comece com https://.',
  'refused.iconSize':
    'é necessária uma imagem de pelo menos {side} × {side} pixels; esta tem {width} × {height}.',
  'refused.iconFile': 'o endereço deve levar a uma imagem; este servidor não tem arquivo ali.',
  'refused.iconAnswer': 'o endereço deve levar a uma imagem; a resposta foi {status}.',
  'refused.iconUnreached': 'o endereço deve levar a uma imagem; ninguém responde ali.',
  'refused.icon':
    'o endereço deve levar a um JPG, PNG ou GIF de pelo menos {side} × {side} pixels.',
  'refused.origin': 'são necessárias origens como https://www.example.com; “{got}” não é uma.',
  'refused.wholeNumber': 'é necessário um número inteiro.',
  'refused.atLeast': 'é necessário pelo menos {min}.',
  'refused.atMost': 'pode ser no máximo {max}.',
  'refused.noSpaces': 'não pode conter espaços.',
  'refused.characters': 'são necessários de 1 a {max} caracteres.',
  'refused.wholeNumberBetween': 'é necessário um número inteiro de {min} a {max}.',
  'refused.questions': 'são necessários de 1 a {max}.',
  'refused.options': 'são necessárias de 1 a {max} opções.',
  'refused.differ': 'os nomes devem ser diferentes; “{got}” aparece duas vezes.',
  'refused.placeholder': 'o texto deve conter {placeholder}.',
  'refused.noPlaceholder': 'o texto não pode conter nenhum marcador entre chaves.',
  'refused.otherPlaceholder': 'o texto não pode conter outro marcador além de {placeholders}.',
  'refused.bytes': 'cabem no máximo {max} bytes em todos os idiomas juntos; agora há {got}.',

  'refusedCall.otherPage':
    'Esta página está em um endereço diferente do que o servidor conhece como seu. Abra o console lá.',
  'refusedCall.otherSession': 'Esta página pertence a uma sessão anterior. Recarregue-a.',
  'refusedCall.role': 'Sua função não permite isso. Fale com um proprietário da equipe.',
  'refusedCall.deactivated':
    'Esta conta está desativada. Um proprietário da equipe pode ativá-la de novo.',
  'refusedCall.lastOwner':
    'A equipe precisa de um proprietário. Dê antes essa função a outra pessoa.',
  'refusedCall.appGone': 'Este aplicativo não está mais aí ou não está aberto para você.',
  'refusedCall.gone': 'Isso não está mais aí.',
  'refusedCall.keysFull': 'Já há {max} chaves. Exclua uma que não seja necessária.',
  'refusedCall.failed': 'Algo deu errado no servidor.',
  'refusedCall.notStored': 'O servidor não pode salvar nada agora. Tente de novo em breve.',
  'refusedCall.fileSize': 'O arquivo tem mais do que os {max} bytes que este servidor aceita.',
  'refusedCall.pictureSize': 'A imagem tem mais de {max} pixels.',
  'refusedCall.fileKind': 'Arquivos deste tipo não são aceitos.',
  'refusedCall.harmful': 'O arquivo pode ser nocivo: {name}.'
}
