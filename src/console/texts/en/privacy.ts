/** Texts of what is known of people. */
export const privacy = {
  'privacy.lead':
    'What this app knows of people: find someone, hand out their data as one file, erase them.',
  'privacy.person': 'Data of a person',
  'privacy.find': 'Find a person',
  'privacy.text': 'Name, e-mail or id',
  'privacy.textHint':
    'A part of it is enough. Ids are those of your own system and those of Pipit.',
  'privacy.search': 'Search',
  'privacy.searching': 'Searching…',
  'privacy.none': 'Nobody was found.',
  'privacy.more': 'Show more people',
  'privacy.setRetention': 'Set it in the app settings',
  'privacy.externalId': 'External id',
  'privacy.export': 'Everything known',
  'privacy.exportText':
    'One JSON file with profile, fields, browsers, channels, visited pages, addresses for mails, files, and all conversations with their messages. The audit log notes who downloads it.',
  'privacy.download': 'Download',
  'privacy.exported': 'The file is in your downloads.',
  'privacy.exportsBusy': 'The server is busy with other exports. Try again in half a minute.',
  'privacy.eraseTitle': 'Erase',
  'privacy.eraseText':
    'This cannot be undone, and the audit log notes who did it. Backups that were made before still hold the data.',
  'privacy.choice': 'What is erased',
  'privacy.deleteChoice': 'The person, with their conversations',
  'privacy.deleteHint':
    'Messages and files go, too. They leave conversations with others; what they wrote there stays, without their name.',
  'privacy.eraseChoice': 'Their personal data',
  'privacy.eraseHint':
    'Name, e-mail, picture, fields, browsers, visited pages and addresses for mails go. Their ids and conversations stay, with all that was written there; so do addresses and numbers of linked channels.',
  'privacy.typeName': 'Type their name, {name}',
  'privacy.delete': 'Delete person',
  'privacy.erase': 'Erase personal data',
  'privacy.erased': 'The personal data are erased.',
  'privacy.deleted': 'The person is deleted.'
} as const
