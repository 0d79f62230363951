/** Where creators take donations (S3.131). Names are the platforms' own. */
export const DONATION_PLATFORMS = [
  { short: 'patreon', name: 'Patreon' },
  { short: 'bmac', name: 'Buy Me A Coffee' },
  { short: 'paypal', name: 'PayPal' },
  { short: 'github', name: 'GitHub Sponsors' },
  { short: 'ko-fi', name: 'Ko-fi' },
  { short: 'other', name: 'Other' },
] as const;

export type DonationPlatform = (typeof DONATION_PLATFORMS)[number]['short'];
