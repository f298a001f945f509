import type { channels as english } from '../en/channels'
import type { TranslationOf } from '../translate'

export const channels: TranslationOf<typeof english> = {
  'channels.nameHint': 'Pour vous et votre équipe. Les visiteurs ne le voient pas.',
  'channels.lead':
    'Saisissez ce que {service} vous montre. Avant tout enregistrement, on lui demande de quel compte il s’agit.',
  'channels.account': 'Votre compte chez {service}',
  'channels.asking': 'Question à {service}…',
  'channels.made': '«\u202f{name}\u202f» est enregistré. Ci-dessous, ce que {service} en dit.',
  'channels.refused': '{service} n’accepte pas ce compte\u202f: «\u202f{reason}\u202f»',
  'channels.atService': 'Ce qu’il reste à faire là-bas',
  'channels.address': 'Adresse des événements',
  'channels.addressHint':
    'Ce que les gens écrivent arrive ici. Le serveur la donne lui-même au service.',
  'channels.credentials': 'Identifiants du compte',
  'channels.kept':
    'Ce qui est enregistré n’est jamais affiché. Laissez un champ vide pour le garder\u202f; {service} est interrogé sur ce que vous changez.',
  'channels.unchanged': 'Rien n’est encore changé.',
  'channels.save': 'Enregistrer les identifiants',
  'channels.saved': 'Les identifiants sont enregistrés.',
  'channels.late': 'Réponses après 24 heures',
  'channels.humanAgent': 'L’application a l’autorisation «\u202fHuman Agent\u202f» de Meta',
  'channels.humanAgentHint':
    '{service} accepte alors ce que votre équipe écrit pendant sept jours après le message de la personne. Ne la cochez pas si des programmes répondent\u202f: Meta ne l’admet que pour des personnes.',
  'channels.test': 'Message de test',
  'channels.testNotYet':
    'Une fois le compte connecté par {service}, vous pourrez envoyer ici un message de test.',
  'channels.testNobody':
    'Sur {service}, une entreprise ne peut pas écrire la première. Écrivez-y un message à « {account} » depuis votre téléphone, puis regardez à nouveau.',
  'channels.testFailedToLoad':
    'Les personnes qui pourraient le recevoir n’ont pas pu être chargées.',
  'channels.testTo': 'À',
  'channels.testHint': 'Il dit « {text} » et reste dans la conversation de cette personne.',
  'channels.testText': 'Ceci est un message de test.',
  'channels.testOver':
    '{service} le refuse maintenant : la personne a écrit il y a plus de 24 heures. Elle doit d’abord y écrire à nouveau.',
  'channels.testSend': 'Envoyer un message de test',
  'channels.testWaiting': 'En route vers {service}…',
  'channels.testRetrying': 'Pas encore envoyé : « {reason} ». Un nouvel essai suivra.',
  'channels.testSent':
    '{service} a accepté le message. {service} ne dit pas quand les messages arrivent.',
  'channels.testTaken': '{service} a accepté le message, mais ne l’a pas encore remis.',
  'channels.testDelivered': 'Le message est arrivé.',
  'channels.testFailed': 'Le message n’a pas été remis : « {reason} »',
  'channels.failures': 'Messages qui ne sont pas arrivés',
  'channels.failuresFailed': 'Ce qui n’est pas arrivé n’a pas pu être chargé.',
  'channels.noFailure': 'Il n’y en a aucun.',
  'channels.showConversation': 'Afficher la conversation',
  'channels.deletion':
    'C’est irréversible. Ce que les gens y écrivent ne vous parvient plus. Les conversations restent dans la boîte de réception.',

  'channels.offer.telegram': 'Par un bot de votre entreprise.',
  'channels.offer.whatsapp': 'Par un numéro de votre entreprise, avec la Cloud API de Meta.',
  'channels.offer.messenger': 'Par la page Facebook de votre entreprise.',
  'channels.offer.instagram': 'Par un compte qui appartient à une page Facebook.',
  'channels.offer.line': 'Par un compte officiel.',

  'channels.field.token': 'Jeton du bot',
  'channels.where.token':
    'Dans Telegram, @BotFather le donne après /newbot, et pour un bot que vous avez, après /token.',
  'channels.field.phoneNumberId': 'Identifiant du numéro de téléphone',
  'channels.where.phoneNumberId':
    'Meta for Developers\u202f: votre app, WhatsApp, Configuration de l’API. Ce n’est pas le numéro lui-même.',
  'channels.field.businessAccountId': 'Identifiant du compte professionnel',
  'channels.where.businessAccountId':
    'Gestionnaire WhatsApp, Outils du compte\u202f; pour les modèles. Sans lui, la console n’en propose aucun.',
  'channels.field.accessToken': 'Jeton d’accès',
  'channels.where.accessToken':
    'Paramètres d’entreprise de Meta\u202f: Utilisateurs système, Générer un jeton. Un jeton qui n’expire jamais, avec whatsapp_business_messaging et whatsapp_business_management.',
  'channels.field.appSecret': 'Clé secrète de l’app',
  'channels.where.appSecret':
    'Meta for Developers\u202f: votre app, Paramètres de l’app, Général. Elle prouve que les événements viennent de Meta.',
  'channels.field.verifyToken': 'Jeton de vérification',
  'channels.where.verifyToken':
    'Des mots de votre choix. Meta les répète quand il essaie l’adresse de ce serveur.',
  'channels.field.appId': 'Identifiant de l’app',
  'channels.where.appId': 'Meta for Developers\u202f: votre app, Paramètres de l’app, Général.',
  'channels.field.pageAccessToken': 'Jeton d’accès de la page',
  'channels.where.pageAccessToken':
    'Meta for Developers\u202f: votre app, Messenger ou Instagram, Paramètres de l’API, Générer un jeton à côté de la page.',
  'channels.field.channelAccessToken': 'Jeton d’accès du canal',
  'channels.where.channelAccessToken':
    'LINE Developers\u202f: votre canal, Messaging API, Issue. Celui de longue durée.',
  'channels.field.channelSecret': 'Secret du canal',
  'channels.where.channelSecret': 'LINE Developers\u202f: votre canal, Basic settings.',

  'channels.left.telegram': 'Rien\u202f: le serveur donne à Telegram l’adresse ci-dessous.',
  'channels.left.whatsapp':
    'Meta for Developers, votre app, WhatsApp, Configuration\u202f: abonnez-vous à «\u202fmessages\u202f». Si une adresse est demandée, collez celle ci-dessous, avec le jeton de vérification que vous avez choisi.',
  'channels.left.messenger':
    'Meta for Developers, votre app\u202f: mettez l’app en ligne. Jusque-là, seules les personnes qui y ont un rôle vous joignent.',
  'channels.left.instagram':
    'Dans Instagram, autorisez les outils connectés à voir les messages. Meta for Developers, votre app\u202f: mettez l’app en ligne. Jusque-là, seules les personnes qui y ont un rôle vous joignent.',
  'channels.left.line':
    'LINE Developers, votre canal, Messaging API\u202f: activez «\u202fUse webhook\u202f». Jusque-là, LINE ne dit rien à ce serveur.'
}
