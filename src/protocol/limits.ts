/** Characters (code points) in the text of a message. Spec §11. */
export const TEXT_MAX_CHARS = 4096
/** Characters of the greeting or confirmation of a prechat form; those of the widget are far shorter. */
export const PRECHAT_TEXT_MAX_CHARS = 512
/** Items of a carousel or list. Spec §9. */
export const ITEMS_MAX = 10
/** Actions of one item. */
export const ITEM_ACTIONS_MAX = 3
/** Characters in a title, label, name, placeholder, altText or the text of a button. */
export const LABEL_MAX_CHARS = 128
/** Fields of a form. Spec §9. */
export const FORM_FIELDS_MAX = 20
/** Options of a select field. Spec §9. */
export const SELECT_OPTIONS_MAX = 100
/** Characters in the answer to a text field that sets no range. Spec §5. */
export const ANSWER_MAX_CHARS = 256
/** Characters in an e-mail address that visitors give. */
export const EMAIL_MAX_CHARS = 128
/** Characters in the id that a client gives its own message. */
export const CLIENT_MESSAGE_ID_MAX_CHARS = 64
/** Characters in a conversation's displayName or description. */
export const NAME_MAX_CHARS = 100
/** Times within which a business usually answers, as visitors are told of them. */
export const ANSWER_SECONDS = [300, 3600, 14_400, 86_400] as const
/** Starters of an empty conversation. */
export const STARTERS_MAX = 4
/** Characters in a starter, which is a button on one line. */
export const STARTER_MAX_CHARS = 80
/** Characters in a URL. */
export const URL_MAX_CHARS = 2048
/** Characters in a user's externalId. */
export const EXTERNAL_ID_MAX_CHARS = 1024
/** Characters in givenName, surname or email. */
export const PROFILE_FIELD_MAX_CHARS = 128
/** Bytes of a flat metadata object, as JSON in UTF-8. */
export const METADATA_MAX_BYTES = 4096
/** Bytes of a JSON request body. */
export const BODY_MAX_BYTES = 100_000
/** People in a group conversation. */
export const PARTICIPANTS_MAX = 10
/** Keys of one app or integration. */
export const KEYS_MAX = 10
/** Webhooks of an app, over all its integrations. */
export const WEBHOOKS_MAX = 10
/** Saved replies of an app. */
export const SAVED_REPLIES_MAX = 500
/** Groups of members of the team in one app. */
export const TEAM_GROUPS_MAX = 100
/** Members of one such group. */
export const GROUP_MEMBERS_MAX = 500
/** Views of the inbox that a member of the team saves in one app. */
export const SAVED_VIEWS_MAX = 50
/** Characters of a tag. */
export const TAG_MAX_CHARS = 40
/** Members of the team whom one note mentions. */
export const MENTIONS_MAX = 20
/** Tags of one conversation. */
export const TAGS_MAX = 20
/** Different tags of the conversations of an app. */
export const APP_TAGS_MAX = 500

/** Conversations in the first page of the list, and in each further one. Spec §9. */
export const CONVERSATIONS_PAGE_SIZE = 10
/** Messages that may come with a new conversation, in the same call. */
export const FIRST_MESSAGES_MAX = 20
/** Messages in a page of history that the widget asks for. */
export const MESSAGES_PAGE_SIZE = 50
/** The badge shows `9+` above this. Spec §9. */
export const BADGE_MAX = 9

/** Time that a user's event log reaches back. */
export const EVENT_LOG_DAYS = 7
/** Events of a user that the log keeps when it is trimmed; older ones are deleted. */
export const EVENT_LOG_KEPT_EVENTS = 10_000
