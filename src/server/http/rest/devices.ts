import { Type } from 'typebox'
import { findDevice, listDevices } from '../../domain/records'
import { restDevice } from '../../domain/views'
import type { App, Services } from '../shared'
import { deviceNotFound } from './errors'
import { requireUser } from './find'
import { ALL } from './guard'
import { pageMeta, PageQuery, readPageRequest } from './paging'
import { publicAddress } from './public-address'

const PATH = '/apps/:appId/users/:user/devices'

const ListPath = Type.Object({ appId: Type.String(), user: Type.String() })
const DevicePath = Type.Object({ ...ListPath.properties, deviceId: Type.String() })

/** `…/users/{user}/devices` and `…/devices/{deviceId}` */
export const bindDevices = (rest: App, services: Services): void => {
  const { read } = services.domain.storage

  rest.get(
    PATH,
    { config: ALL, schema: { params: ListPath, querystring: PageQuery } },
    async request => {
      const asked = readPageRequest(request.query)
      const { id } = await requireUser(read, request.params.appId, request.params.user)
      const page = await listDevices(read, id, asked)
      return {
        devices: page.items.map(restDevice),
        ...pageMeta(page, asked, publicAddress(request, services))
      }
    }
  )

  rest.get(
    `${PATH}/:deviceId`,
    { config: ALL, schema: { params: DevicePath } },
    async ({ params }) => {
      const { id } = await requireUser(read, params.appId, params.user)
      const device = await findDevice(read, id, params.deviceId)
      if (!device) throw deviceNotFound()
      return { device: restDevice(device) }
    }
  )
}
