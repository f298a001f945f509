/** Names the MQTT topic of a user's events. */
export const visitorTopic = (appId: string, userId: string): string =>
  `pipit/${appId}/users/${userId}/events`
