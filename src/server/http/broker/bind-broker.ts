import { type App, type Services } from '../shared'
import { type FormFields, readAsForm } from './read-as-form'
import { VERDICTS } from './verdicts'

/**
 * `/mqtt/auth/…`: answers what RabbitMQ asks about visitors who speak MQTT with it. Each answer is
 * `allow` or `deny`. Source: rabbitmq-auth-backend-http, README.
 */
export const bindBroker = (app: App, { domain }: Pick<Services, 'domain'>): void => {
  readAsForm(app)
  for (const [name, isAllowed] of Object.entries(VERDICTS)) {
    app.post<{ Body: FormFields | undefined }>(`/mqtt/auth/${name}`, async ({ body }, reply) => {
      const isWelcome = await isAllowed(domain, body ?? {})
      return reply.type('text/plain; charset=utf-8').send(isWelcome ? 'allow' : 'deny')
    })
  }
}
