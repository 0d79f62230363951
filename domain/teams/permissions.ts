import { isAdmin, isStaff, type Viewer } from '../access/index.ts';

/** What a team member may do with a project, by bit (public API, 4.2). */
export const PERMISSION = {
  UPLOAD_VERSION: 1 << 0,
  DELETE_VERSION: 1 << 1,
  EDIT_DETAILS: 1 << 2,
  EDIT_BODY: 1 << 3,
  MANAGE_INVITES: 1 << 4,
  REMOVE_MEMBER: 1 << 5,
  EDIT_MEMBER: 1 << 6,
  DELETE_PROJECT: 1 << 7,
  VIEW_ANALYTICS: 1 << 8,
  VIEW_PAYOUTS: 1 << 9,
} as const;

export type Permission = keyof typeof PERMISSION;
export const ALL_PERMISSIONS = 1023;

/** What a moderator may do anywhere without being a member (public API, 4.4). */
const MODERATOR_PERMISSIONS =
  PERMISSION.EDIT_DETAILS | PERMISSION.EDIT_BODY | PERMISSION.UPLOAD_VERSION;

export interface Membership {
  userId: string;
  permissions: number;
  accepted: boolean;
  isOwner: boolean;
}

/** The bits a viewer holds on a project, given their row in its team if they have one. */
export function permissionsOf(viewer: Viewer, membership: Membership | undefined): number {
  if (isAdmin(viewer)) return ALL_PERMISSIONS;
  if (membership?.accepted) return membership.permissions;
  return isStaff(viewer) ? MODERATOR_PERMISSIONS : 0;
}

export function may(permissions: number, permission: Permission): boolean {
  return (permissions & PERMISSION[permission]) !== 0;
}
