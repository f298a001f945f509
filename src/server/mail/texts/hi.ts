import type { MailTexts } from './mail-texts'

/** Texts of mails in the language hi. */
export const hi: MailTexts = {
  subject: '{name} के साथ आपकी बातचीत',
  lead: '{name} ने आपको लिखा है:',
  replyAbove: 'इस पंक्ति के ऊपर जवाब दें',
  open: 'बातचीत खोलें',
  reason: 'आपको यह मेल इसलिए मिला क्योंकि आपने ये संदेश अभी तक नहीं पढ़े हैं।',
  answerThere: 'कृपया बातचीत में जवाब दें: इस मेल के जवाब वहाँ नहीं पहुँचते।',
  unsubscribe: 'सदस्यता समाप्त करें',
  confirmSubject: '{name} के लिए अपने पते की पुष्टि करें',
  confirmLead: 'किसी ने {name} से जवाब इस पते पर भेजने को कहा है। क्या वह आप थे?',
  confirmAction: 'पते की पुष्टि करें',
  confirmIgnore: 'अगर वह आप नहीं थे, तो कुछ न करें: और कोई मेल नहीं आएगा।',
  confirmed: 'पते की पुष्टि हो गई। {name} के जो जवाब आपसे छूटेंगे, वे अब ई-मेल से आएँगे।',
  notValid: 'यह लिंक अब मान्य नहीं है।',
  leaveAsk: 'इस पते पर {name} के मेल बंद करें?',
  left: '{name} इस पते पर अब मेल नहीं भेजेगा।'
}
