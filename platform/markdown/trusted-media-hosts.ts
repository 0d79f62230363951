/**
 * Hosts whose pictures, videos and sounds are loaded directly (spec section 5: 13 hosts, of content
 * delivery and staging, of images, of code). Everything else goes through the image proxy. A site's
 * own addresses are trusted besides these, as `siteOrigins`.
 */
export const TRUSTED_MEDIA_HOSTS: readonly string[] = [
  // Content delivery and staging hosts that imported project pages point to.
  'cdn.modrinth.com',
  'cdn-raw.modrinth.com',
  'staging-cdn.modrinth.com',
  'staging-cdn-raw.modrinth.com',
  // Image hosts.
  'i.imgur.com',
  'imgur.com',
  'i.postimg.cc',
  'i.ibb.co',
  'img.shields.io',
  'wsrv.nl',
  // A code hosting site.
  'github.com',
  'raw.githubusercontent.com',
  'user-images.githubusercontent.com',
];
