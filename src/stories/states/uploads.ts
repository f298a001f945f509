import { business, visitor, type Fault } from '../../in-memory'
import { UPLOAD_MAX_BYTES } from '../../protocol'
import type { Story } from '../story'
import type { World } from '../world'

const POST_FILE = /^POST \/conversations\/\w+\/files/
const conversations = [
  { said: [visitor('The gears do not shift any more.'), business('Can you show us?')] }
]

const readPhoto = async () => {
  const blob = await (await fetch('/media/wide.svg')).blob()
  return new File([blob], 'Gears.svg', { type: 'image/svg+xml' })
}
const invoice = () =>
  new File(['Invoice'], 'Invoice of the blue one.pdf', { type: 'application/pdf' })

const uploading = (as?: Fault['as']) => ({
  conversations,
  ...(as && { faults: [{ on: POST_FILE, as }] })
})

/** Waits for the answer: files that are dropped earlier go to a conversation that is still to come. */
const drop = async ({ drop, find }: World, ...files: File[]) => {
  await find('.bubble', 'Can you show us?')
  drop(...files)
}

/** Stories of content that can be sent beside text. */
export const UPLOADS: Story[] = [
  {
    name: 'menu/open',
    conversations,
    after: ({ press, find }) => press('.menu').then(() => find('.upload-menu'))
  },
  {
    name: 'menu/two-items',
    conversations,
    options: { menuItems: { imageUpload: true, shareLocation: true } },
    after: ({ press, find }) => press('.menu').then(() => find('.upload-menu'))
  },
  { name: 'menu/none', conversations, options: { menuItems: {} } },
  {
    name: 'menu/location-denied',
    conversations,
    after: async ({ page, press, find }) => {
      page.navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError)
      await press('.menu')
      await press('.upload-menu button:last-of-type')
      await find('.upload-menu .error', 'not allowed')
    }
  },
  {
    name: 'uploads/held-over',
    conversations,
    after: async world => {
      await world.find('.bubble', 'Can you show us?')
      await world.until('the mark', () => {
        // Browsers tell it again and again; what marks it is loaded at the first time.
        world.holdFile()
        return !!world.chat.querySelector('[data-drop=true]')
      })
    }
  },
  {
    name: 'uploads/picture-under-way',
    ...uploading('silence'),
    after: async world => {
      await drop(world, await readPhoto())
      await world.find('progress')
    }
  },
  {
    name: 'uploads/file-under-way',
    ...uploading('silence'),
    after: async world => {
      await drop(world, invoice())
      await world.find('progress')
    }
  },
  {
    name: 'uploads/two-at-once',
    ...uploading('silence'),
    after: async world => {
      await drop(world, await readPhoto(), invoice())
      await world.find('.row:last-child progress')
    }
  },
  {
    name: 'uploads/failed',
    ...uploading('invalid-auth'),
    after: async world => {
      await drop(world, await readPhoto())
      await world.find('.upload .error')
    }
  },
  {
    name: 'uploads/waiting',
    ...uploading('offline'),
    after: async world => {
      await drop(world, await readPhoto())
      await world.find('[data-status=waiting] .ring')
    }
  },
  {
    name: 'uploads/refused',
    ...uploading('file-type-not-allowed'),
    after: async world => {
      await drop(world, invoice())
      await world.find('.upload .error')
    }
  },
  {
    name: 'uploads/infected',
    ...uploading('file-infected'),
    after: async world => {
      await drop(world, invoice())
      await world.find('.upload .error', 'may be harmful')
    }
  },
  {
    name: 'uploads/wrong-type',
    conversations,
    after: async world => {
      await drop(world, new File(['MZ'], 'gears.exe'))
      await world.find('.error')
    }
  },
  {
    name: 'uploads/too-large',
    conversations,
    after: async world => {
      await drop(world, new File([new ArrayBuffer(UPLOAD_MAX_BYTES + 1)], 'Gears.pdf'))
      await world.find('.error', 'up to')
    }
  },
  {
    name: 'uploads/empty',
    ...uploading('file-empty'),
    after: async world => {
      await drop(world, invoice())
      await world.find('.upload .error', 'empty')
    }
  },
  {
    name: 'uploads/sent',
    ...uploading(),
    after: async world => {
      await drop(world, await readPhoto(), invoice())
      await world.find('[data-status="sent"]', 'Invoice')
    }
  }
]
