/** Texts of the views that members of the team save, and of the filters that they keep. */
export const views = {
  'savedViews.own': 'My views',
  'savedViews.menu': 'Save view',
  'savedViews.new': 'Save as a new view…',
  'savedViews.rename': 'Rename…',
  'savedViews.remove': 'Remove this view',
  'savedViews.newTitle': 'Save view',
  'savedViews.renameTitle': 'Rename view',
  'savedViews.nameHint': 'Only you see your views.',
  'savedViews.save': 'Save',
  'savedViews.saved': 'View saved',
  'savedViews.renamed': 'View renamed',
  'savedViews.changed': 'View changed',
  'savedViews.removed': 'View removed',
  'savedViews.taken': 'Another view of yours has this name.',
  'savedViews.full': 'You have {max} views, which is the most. Remove one that you no longer use.',
  'savedViews.failed': 'Your views could not be loaded.',
  'savedViews.gone': 'This view is no longer there.',
  'savedViews.tagGone': 'No conversation has the tag “{tag}” of this view any more.',
  'savedViews.memberGone':
    'The member whose conversations this view shows is no longer in the team.',
  'views.nothing': 'Nothing in this view matches the filters.',
  'assignees.assignee': 'Assigned to',
  'assignees.any': 'All members',
  'assignees.gone': 'Somebody who has left',
  'channelFilter.channel': 'Channel',
  'channelFilter.any': 'All channels'
} as const
