/** Texts of custom integrations and their webhooks. */
export const webhooks = {
  'webhooks.shelf': 'Your own programs',
  'webhooks.offer':
    'A program of yours learns by webhook what happens, and answers over the REST API.',
  'webhooks.new': 'New custom integration',
  'webhooks.nameHint':
    'For you and your team, such as what the program does. Visitors do not see it.',
  'webhooks.first': 'The integration and its first webhook',
  'webhooks.make': 'Make integration',
  'webhooks.made':
    '“{name}” is made. Below is its webhook, with the secret that your program needs.',
  'webhooks.integrationDeletion':
    'This cannot be undone. Its webhooks and keys go with it. Conversations stay in the inbox.',
  'webhooks.title': 'Its webhooks',
  'webhooks.lead':
    'The server posts what happens to the address of a webhook: each event of a conversation after the one before, and again if it is not accepted.',
  'webhooks.arrive': 'How webhooks arrive',
  'webhooks.none': 'It has no webhook, and learns of nothing.',
  'webhooks.add': 'Add webhook',
  'webhooks.edit': 'Edit',
  'webhooks.editTitle': 'Edit webhook',
  'webhooks.delete': 'Delete',
  'webhooks.questionTitle': 'Delete this webhook?',
  'webhooks.question':
    '{target} gets nothing from it any more, not even what waits. This cannot be undone.',
  'webhooks.deleted': 'The webhook is deleted.',
  'webhooks.added': 'The webhook is there. Its secret, which your program needs, stands below it.',
  'webhooks.saved': 'The webhook is saved.',
  'webhooks.save': 'Save webhook',
  'webhooks.target': 'Address',
  'webhooks.targetHint': 'A program of yours that the server can reach, with https:// or http://.',
  'webhooks.triggers': 'Events',
  'webhooks.triggersHint': 'What happens, and the name under which it comes.',
  'webhooks.noTrigger': 'Choose at least one event.',
  'webhooks.otherTrigger': 'Chosen by a program; the console does not know it.',
  'webhooks.detail': 'Detail',
  'webhooks.detailHint': 'How much each event says.',
  'webhooks.fullUser': 'Full user',
  'webhooks.fullUserHint': 'Profile, own data and channels of the person, not only the ids.',
  'webhooks.fullSource': 'Full source',
  'webhooks.fullSourceHint': 'Browser and device of the person, not only the integration.',
  'webhooks.secret': 'Secret of the webhook',
  'webhooks.showSecret': 'Show secret',
  'webhooks.hideSecret': 'Hide secret',
  'webhooks.secretHint':
    'Each request carries it in the header X-API-Key. Refuse requests in which it is not the same. Admins and owners can look at it here again.',
  'webhooks.signature': 'How to check the signature, too',

  'webhooks.trigger.conversation:message': 'A visitor or the business has written a message.',
  'webhooks.trigger.conversation:postback':
    'A visitor has pressed a button that calls your program.',
  'webhooks.trigger.conversation:create': 'A conversation has begun.',
  'webhooks.trigger.conversation:referral':
    'A person has followed a link with a code of yours into a channel.',
  'webhooks.trigger.conversation:join': 'A person was added to a conversation.',
  'webhooks.trigger.conversation:leave': 'A person has left a conversation.',
  'webhooks.trigger.conversation:remove': 'A conversation was deleted.',
  'webhooks.trigger.conversation:read': 'A visitor or the business has read a conversation.',
  'webhooks.trigger.conversation:typing': 'A visitor or the business begins or stops typing.',
  'webhooks.trigger.conversation:message:delivery:channel':
    'A message of the business was taken by a browser, a mail server or a service.',
  'webhooks.trigger.conversation:message:delivery:user':
    'A message of the business has reached the visitor.',
  'webhooks.trigger.conversation:message:delivery:failure':
    'A message of the business could not be delivered.',
  'webhooks.trigger.client:add': 'A person has a new channel or browser.',
  'webhooks.trigger.client:update': 'A channel of a person was confirmed or blocked.',
  'webhooks.trigger.client:remove': 'A channel of a person was removed.',
  'webhooks.trigger.user:update': 'A person has signed in, or was blocked or unblocked.',
  'webhooks.trigger.user:merge': 'Two persons turned out to be one.',
  'webhooks.trigger.user:remove': 'A person was deleted.',

  'webhooks.refused.private':
    'The address is on a network that is not public. PIPIT_WEBHOOK_PRIVATE=1 allows private networks, but no metadata address.',
  'webhooks.refused.spaces': 'The address must not hold spaces or line breaks.',
  'webhooks.refused.url': 'The address must be a whole one that begins with https:// or http://.',
  'webhooks.refused.password': 'The address must not hold a user name or password.',
  'webhooks.refused.tooMany':
    'An app can have at most {max} webhooks. Delete one that is no longer used.',

  'webhooks.showLog': 'Show log',
  'webhooks.hideLog': 'Hide log',
  'webhooks.log': 'Log of the webhook',
  'webhooks.logLead': 'Each attempt of the last seven days, the newest first.',
  'webhooks.logNone': 'There was no attempt in the last seven days.',
  'webhooks.logFailed': 'The log could not be loaded.',
  'webhooks.again': 'Look again',
  'webhooks.older': 'Show older attempts',
  'webhooks.test': 'Send a test',
  'webhooks.beingSent': 'Being sent. The outcome appears here.',
  'webhooks.sent': 'Sent. The outcome is the newest attempt.',
  'webhooks.content': 'Body and answer',
  'webhooks.contentFailed': 'Body and answer could not be loaded.',
  'webhooks.notKept':
    'Its body is no longer kept: it was too long, or something that it shows was deleted.',
  'webhooks.body': 'Body',
  'webhooks.bodyHint': 'The event that was sent.',
  'webhooks.answerBody': 'Answer',
  'webhooks.answerHint': 'The first 1,000 characters.',
  'webhooks.noAnswerBody': 'The answer had no body.',
  'webhooks.sendAgain': 'Send again',
  'webhooks.tooOften': 'That was sent often in a short time. Try again in a minute.',
  'webhooks.accepted': 'Accepted',
  'webhooks.repeated': 'Not accepted',
  'webhooks.failed': 'Given up',
  'webhooks.answer': 'Answer: {status}',
  'webhooks.attempt': 'Attempt {attempt}, {ms} ms',
  'webhooks.next': 'Next attempt: {time}',
  'webhooks.error.refused-target': 'The address is on a network that is not public',
  'webhooks.error.timeout': 'No answer in time',
  'webhooks.error.unreachable': 'Nothing answers at the address'
} as const
