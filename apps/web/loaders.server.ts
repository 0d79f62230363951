import { load as adminOutbox } from './admin/outbox/load.ts';
import { load as auth } from './auth/load.ts';
import { load as resetPassword } from './auth/reset-password/load.ts';
import { load as signIn } from './auth/sign-in/load.ts';
import { load as verifyEmail } from './auth/verify-email/load.ts';
import { load as welcome } from './auth/welcome/load.ts';
import type { Load } from './context.server.ts';
import { load as dashboard } from './dashboard/load.ts';
import { load as dashboardProjects } from './dashboard/projects/load.ts';
import { load as notFound } from './errors/not-found/load.ts';
import { load as home } from './home/load.ts';
import { load as legal } from './legal/load.ts';
import { load as news } from './news/load.ts';
import { load as newsPost } from './news/post/load.ts';
import { load as projectChangelog } from './project/changelog/load.ts';
import { load as projectDescription } from './project/description/load.ts';
import { load as projectGallery } from './project/gallery/load.ts';
import { load as project } from './project/load.ts';
import { load as projectModeration } from './project/moderation/load.ts';
import { load as projectVersion } from './project/version/load.ts';
import { load as projectVersions } from './project/versions/load.ts';
import { load as projectSettingsAnalytics } from './project-settings/analytics/load.ts';
import { load as projectSettingsDescription } from './project-settings/description/load.ts';
import { load as projectSettingsLicense } from './project-settings/license/load.ts';
import { load as projectSettings } from './project-settings/load.ts';
import { load as projectSettingsMembers } from './project-settings/members/load.ts';
import { load as projectSettingsTags } from './project-settings/tags/load.ts';
import { load as projectSettingsVersions } from './project-settings/versions/load.ts';
import { load as random } from './random/load.ts';
import { load as root } from './root/load.ts';
import { load as search } from './search/load.ts';
import { load as settingsAccount } from './settings/account/load.ts';
import { load as settingsPats } from './settings/pats/load.ts';
import { load as settingsProfile } from './settings/profile/load.ts';
import { load as settingsSessions } from './settings/sessions/load.ts';
import { load as status } from './status/load.ts';
import { load as user } from './user/load.ts';
import { load as versionEdit } from './version-edit/load.ts';
import { load as versionsUpload } from './versions-upload/load.ts';

/** The data of each route by its id (`routes.tsx`). */
const LOADERS: Record<string, Load<unknown>> = {
  root,
  home,
  search,
  'errors/not-found': notFound,
  auth,
  'auth/sign-in': signIn,
  'auth/sign-up': signIn,
  'auth/reset-password': resetPassword,
  'auth/verify-email': verifyEmail,
  'auth/welcome': welcome,
  user,
  dashboard,
  'dashboard/projects': dashboardProjects,
  news,
  'news/post': newsPost,
  legal,
  status,
  random,
  project,
  'project/changelog': projectChangelog,
  'project/description': projectDescription,
  'project/gallery': projectGallery,
  'project/moderation': projectModeration,
  'project/version': projectVersion,
  'project/versions': projectVersions,
  'project-settings': projectSettings,
  'versions-upload': versionsUpload,
  'project-settings/description': projectSettingsDescription,
  'project-settings/tags': projectSettingsTags,
  'project-settings/license': projectSettingsLicense,
  'project-settings/versions': projectSettingsVersions,
  'project-settings/members': projectSettingsMembers,
  'project-settings/analytics': projectSettingsAnalytics,
  'version-edit': versionEdit,
  'settings/profile': settingsProfile,
  'settings/account': settingsAccount,
  'settings/sessions': settingsSessions,
  'settings/pats': settingsPats,
  'admin/outbox': adminOutbox,
};

export function loaderOf(id: string): Load<unknown> | undefined {
  return LOADERS[id];
}

/** Ids of the routes that have data: the browser asks the server for these. */
export const LOADED_ROUTES = Object.keys(LOADERS);
