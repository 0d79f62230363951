import type { IconName } from '../icons/icon.tsx';

export type BadgeColour = 'green' | 'amber' | 'red' | 'azure' | 'violet' | 'neutral';
export type BadgeLook = { icon: IconName; color: BadgeColour };

/** Project states as people see them. */
export const statusBadges: Record<string, BadgeLook> = {
  approved: { icon: 'tick', color: 'green' },
  public: { icon: 'tick', color: 'green' },
  archived: { icon: 'archive', color: 'neutral' },
  unlisted: { icon: 'eye', color: 'amber' },
  'unlisted-by-staff': { icon: 'eye-off', color: 'amber' },
  private: { icon: 'lock', color: 'neutral' },
  rejected: { icon: 'close', color: 'red' },
  withheld: { icon: 'triangle', color: 'red' },
  processing: { icon: 'clock', color: 'azure' },
  'under-review': { icon: 'clock', color: 'azure' },
  draft: { icon: 'minus', color: 'neutral' },
  scheduled: { icon: 'calendar', color: 'azure' },
  unknown: { icon: 'help', color: 'neutral' },
};

/** Spec 3: approved, accepted, closed, pending, processed, returned, withheld, failed, listed. */
export const recordBadges: Record<string, BadgeLook> = {
  approved: { icon: 'tick', color: 'green' },
  accepted: { icon: 'circle-tick', color: 'green' },
  closed: { icon: 'lock', color: 'neutral' },
  pending: { icon: 'clock', color: 'amber' },
  processed: { icon: 'gear', color: 'green' },
  returned: { icon: 'undo', color: 'amber' },
  withheld: { icon: 'triangle', color: 'red' },
  failed: { icon: 'close', color: 'red' },
  listed: { icon: 'list', color: 'azure' },
};
