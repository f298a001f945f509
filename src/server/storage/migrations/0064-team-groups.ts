import type { Kysely } from 'kysely'

/** Adds groups of members of the team, and the group that a conversation is assigned to. */
export const up = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('teamGroups')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('appId', 'text', c => c.notNull().references('apps.id').onDelete('cascade'))
    .addColumn('name', 'text', c => c.notNull())
    .addColumn('nameKey', 'text', c => c.notNull())
    .addColumn('createdAt', 'bigint', c => c.notNull())
    .execute()
  await schema
    .createIndex('teamGroupsByName')
    .on('teamGroups')
    .columns(['appId', 'nameKey'])
    .unique()
    .execute()
  await schema.createIndex('teamGroupsInOrder').on('teamGroups').columns(['appId', 'id']).execute()
  await schema
    .createTable('teamGroupMembers')
    .addColumn('groupId', 'text', c => c.notNull().references('teamGroups.id').onDelete('cascade'))
    .addColumn('memberId', 'text', c =>
      c.notNull().references('consoleUsers.id').onDelete('cascade')
    )
    .addPrimaryKeyConstraint('teamGroupMembersPrimary', ['groupId', 'memberId'])
    .execute()
  await schema
    .createIndex('teamGroupMembersByMember')
    .on('teamGroupMembers')
    .column('memberId')
    .execute()
  await schema.alterTable('conversations').addColumn('assignedGroupId', 'text').execute()
  await schema
    .createIndex('conversationsByGroup')
    .on('conversations')
    .columns(['appId', 'assignedGroupId', 'lastUpdatedAt', 'id'])
    .execute()
  await schema.alterTable('conversationChanges').addColumn('groupId', 'text').execute()
  await schema.alterTable('conversationChanges').addColumn('groupName', 'text').execute()
}
