import { business, visitor } from '../../in-memory'
import type { FormAnswer, FormContent, FormField } from '../../protocol'
import type { Story } from '../story'
import type { World } from '../world'

const FIELDS: FormField[] = [
  { type: 'text', name: 'name', label: 'Your name', minSize: 2, maxSize: 40 },
  { type: 'email', name: 'email', label: 'Your e-mail address', placeholder: 'name@example.com' },
  {
    type: 'select',
    name: 'size',
    label: 'Size of the frame',
    options: [
      { name: 's', label: 'Small' },
      { name: 'm', label: 'Medium' },
      { name: 'l', label: 'Large' }
    ]
  }
]
const ANSWERS: FormAnswer[] = [
  { type: 'text', name: 'name', label: 'Your name', text: 'Ada Lovelace' },
  { type: 'email', name: 'email', label: 'Your e-mail address', email: 'ada@example.com' },
  {
    type: 'select',
    name: 'size',
    label: 'Size of the frame',
    select: [{ name: 'm', label: 'Medium' }]
  }
]
const POST_MESSAGE = /^POST \/conversations\/\w+\/messages/

const ask = (fields: Partial<FormContent> = {}) => [
  {
    said: [
      visitor('I would like to try the blue one.'),
      business({
        type: 'form',
        text: 'When you come, it is ready for you.',
        fields: FIELDS,
        submitted: false,
        ...fields
      })
    ]
  }
]

// By its place, so that it is not the field before that is about to lock.
const answer = async ({ type, press }: World, at: number, value: string) => {
  await type(`.active[id$="-${at}"]`, value)
  await press('.next')
}

const fill = async (world: World, ...values: string[]) => {
  for (const [at, value] of values.entries()) await answer(world, at, value)
}

const fillAll = (world: World) => fill(world, 'Ada Lovelace', 'ada@example.com', 'm')

/** Forms in a conversation. */
export const FORMS: Story[] = [
  { name: 'forms/new', conversations: ask(), after: ({ find }) => find('.active') },
  {
    name: 'forms/missing',
    conversations: ask(),
    after: ({ press, find }) => press('.next').then(() => find('.field .error'))
  },
  {
    name: 'forms/too-short',
    conversations: ask(),
    after: world => fill(world, 'A').then(() => world.find('.field .error'))
  },
  {
    name: 'forms/too-long',
    conversations: ask(),
    after: world => fill(world, 'Ada '.repeat(20)).then(() => world.find('.field .error'))
  },
  {
    name: 'forms/no-address',
    conversations: ask(),
    after: world => fill(world, 'Ada Lovelace', 'ada@').then(() => world.find('.field .error'))
  },
  {
    name: 'forms/choice',
    conversations: ask(),
    after: world =>
      fill(world, 'Ada Lovelace', 'ada@example.com').then(() => world.find('select.active'))
  },
  {
    name: 'forms/sending',
    conversations: ask(),
    faults: [{ on: POST_MESSAGE, as: 'silence' }],
    after: world => fillAll(world).then(() => world.find('.form-end', 'Sending'))
  },
  {
    name: 'forms/failed',
    conversations: ask(),
    faults: [{ on: POST_MESSAGE, as: 'invalid-answer' }],
    after: world => fillAll(world).then(() => world.find('.retry'))
  },
  {
    name: 'forms/sent',
    conversations: ask(),
    after: world => fillAll(world).then(() => world.find('summary', 'Sent'))
  },
  {
    name: 'forms/unfolded',
    conversations: ask({ submitted: true, answers: ANSWERS }),
    after: ({ press, find }) => press('summary').then(() => find('[open] dd'))
  },
  {
    name: 'forms/one-field',
    conversations: ask({ text: '', fields: FIELDS.slice(1, 2) }),
    after: ({ find }) => find('.active')
  },
  {
    name: 'forms/blocks-writing',
    conversations: ask({ blockChatInput: true }),
    after: ({ find }) => find('textarea:disabled')
  },
  {
    name: 'forms/no-fields',
    conversations: ask({ fields: [] }),
    after: ({ find }) => find('.bubble', 'cannot be shown')
  }
]
